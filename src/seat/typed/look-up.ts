import type { Seat } from '../seat.ts';

/** Whether a line only looks something up. */
export function isLookUp(line: string | undefined, { setting }: Seat): boolean {
  const [head = ''] = line?.trim().toLowerCase().split(/\s+/) ?? [];
  return head.startsWith('?') || setting.commands.some((command) => command === head);
}
