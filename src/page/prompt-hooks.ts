import { useEffect, useRef, useState } from '@inquirer/core';
import { intoBackground } from './background.ts';

/** Returns a function that redraws a prompt. */
export function useRedraw(): () => void {
  const [, setTimes] = useState(0);
  const times = useRef(0);
  return () => {
    times.current += 1;
    setTimes(times.current);
  };
}

/** What a prompt does when the program returns to the foreground, and when the input ends. */
export function useComing(back: () => void, leave: () => void): void {
  useEffect((rl) => {
    const stop = () => intoBackground(back);
    rl.on('SIGTSTP', stop);
    rl.on('close', leave);
    return () => {
      rl.removeListener('SIGTSTP', stop);
      rl.removeListener('close', leave);
    };
  }, []);
}
