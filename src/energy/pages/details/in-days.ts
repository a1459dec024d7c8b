import { inWholes } from '../../../words/counted.ts';
import { say } from './words.ts';

/** 1 day, 112 days. */
export function inDays(days: number): string {
  return days === 1 ? say('one-day') : say('days', { count: inWholes(days) });
}
