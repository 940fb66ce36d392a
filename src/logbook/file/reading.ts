import { carriedOver, isRead } from '../carry-over.ts';
import { isRecord } from '../fits/fits.ts';
import { answerFit, bareFit, dawnFit, isBefore, placeOf, writtenFit } from '../fits/record-fits.ts';
import { heldBeyond, NOTES, unknownNeeds } from '../needs.ts';
import {
  type Dawn,
  FORMAT,
  isAnswer,
  isBack,
  isDawn,
  isMoments,
  isOpening,
  isWords,
  type LogRecord,
  type Opening,
} from '../record.ts';
import { takeOff } from '../standing.ts';
import { recordOf } from './line.ts';

/** What has been read of a log-book so far; each further line depends on it. */
export class Reading {
  /** The state at the last dawn. */
  state: object | undefined;
  /** The format of the log-book. */
  format = FORMAT;
  /** The invalid place in the last line. */
  misfit: string | undefined;
  /** What it was begun with, where its first line says so. */
  #needs: readonly string[] | undefined;
  /** The dawns in force. */
  readonly #dawns: { readonly line: number; readonly dawn: number }[] = [];

  /** The record of a line, in the present format; nothing for one that is invalid or out of place. */
  take(written: unknown, line: number): LogRecord<object> | undefined {
    const isList = Array.isArray(written);
    this.misfit = isList ? undefined : placeOf(writtenFit(written));
    const read = this.misfit === undefined ? recordOf(written, this.state) : undefined;
    if (!read || !follows(read, line)) return undefined;
    this.misfit = placeOf(isList && isAnswer(read) ? answerFit(read) : bareFit(read));
    return this.misfit === undefined ? this.#taken(read, line) : undefined;
  }

  #taken(read: LogRecord<object>, line: number): LogRecord<object> | undefined {
    if (isDawn(read)) return this.#takeDawn(read, line);
    if (isOpening(read)) this.#takeOpening(read);
    if (isWords(read) && this.#needs?.includes(NOTES) !== true) {
      this.misfit = 'words';
      return undefined;
    }
    if (isBack(read)) takeOff(this.#dawns, read.back);
    if (isMoments(read) && read.moments !== this.#dawns.at(-1)?.dawn) {
      this.misfit = 'moments';
      return undefined;
    }
    return carriedOver(read, this.format);
  }

  #takeOpening({ wof, needs = [] }: Opening): void {
    this.format = wof;
    this.#needs = wof === FORMAT ? needs : undefined;
  }

  #takeDawn(read: Dawn<object>, line: number): LogRecord<object> | undefined {
    const dawn = isRecord(read.state) ? (carriedOver(read, this.format) as Dawn<object>) : read;
    this.misfit = placeOf(dawnFit(dawn) ?? this.#dayFit(dawn));
    if (this.misfit !== undefined) return undefined;
    this.#dawns.push({ line, dawn: dawn.dawn });
    this.state = dawn.state;
    return dawn;
  }

  /** A day follows on the day before, and has nothing that the log-book was begun without. */
  #dayFit({ dawn, state }: Dawn<object>): string | undefined {
    const last = this.#dawns.at(-1);
    if (last && dawn !== last.dawn + 1) return '.dawn';
    const place = this.#needs && heldBeyond(state, this.#needs);
    return place && `.state.${place}`;
  }
}

/** A log-book begins with one opening line and the first dawn, and never goes back behind either. */
function follows(record: LogRecord<object>, line: number): boolean {
  if (line === 1) return isOpening(record) && isRead(record.wof) && unknownNeeds(record.needs).length === 0;
  if (line === 2) return isDawn(record);
  return !isOpening(record) && (!isBack(record) || isBefore(record.back, line));
}
