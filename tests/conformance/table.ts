import { type CallName, calls } from '../../src/energy/api/contract.ts';
import type { Finding } from './host.ts';

const isCallName = (name: string): name is CallName => name in calls;

/** The findings as a table, a line for each call in the contract's order and one for each failure below it. */
export function tableOf(findings: readonly Finding[]): { readonly text: string; readonly failed: number } {
  const names = Object.keys(calls).filter(isCallName);
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.flatMap((name) => {
    const own = findings.filter(({ call }) => call === name);
    const wrong = own.filter(({ why }) => why !== undefined);
    const verdict = wrong.length === 0 && own.length > 0 ? 'ok' : 'FAILED';
    const reasons = new Set(wrong.map(({ what, why }) => `    ${what}: ${why}`));
    return [`${name.padEnd(width)}  ${verdict}`, ...reasons];
  });
  const failed = names.filter((name) => {
    const own = findings.filter(({ call }) => call === name);
    return own.length === 0 || own.some(({ why }) => why !== undefined);
  }).length;
  return { text: [...lines, `${names.length - failed} calls ok, ${failed} failed`].join('\n'), failed };
}
