import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { changedChoices, withChoices } from './choices.ts';
import { lostGuards, withGuards } from './guards/guards.ts';
import { type Problem, told } from './problem.ts';
import { buildProject } from './project.ts';

/** What a person accepts with a name and a reason. */
export interface Acceptance {
  /** What is accepted, a line each. */
  readonly says: readonly string[];
  /** It lowers what the law asks. */
  readonly isOfLaw: boolean;
  /** The ledger with all of it accepted. */
  readonly ledger: (accepted: {
    readonly by: string;
    /** YYYY-MM-DD */
    readonly on: string;
    readonly reason: string;
  }) => DefinitionFile;
}

/** The guards that were lowered, to be accepted in `guards.json`: it takes every guard as it stands now. */
export function loweredGuards(files: readonly DefinitionFile[], trade: TradeWords): Acceptance {
  const lost = lostGuards(buildProject(files, trade));
  return {
    says: lost.map(({ source, message }) => `${source.file}  ${message}`),
    isOfLaw: lost.some(({ isOfLaw }) => isOfLaw),
    ledger: (accepted) => withGuards(files, accepted, trade),
  };
}

/** What is chosen otherwise by now, to be accepted in `choices.json`; `proved` is what the proof found in these files. */
export function otherChoices(
  files: readonly DefinitionFile[],
  proved: readonly Problem[],
  trade: TradeWords,
): Acceptance {
  const changes = changedChoices(proved, [...buildProject(files, trade).variants.keys()]);
  return { says: changes, isOfLaw: false, ledger: (accepted) => withChoices(files, changes, accepted) };
}

/** Whether a problem says that a guard was lowered: what is accepted, and keeps nobody from accepting. */
export const isOfGuards = ({ id }: Problem) => ['lowered-guard', 'turned-round', 'other-matter'].includes(id);

/** Whether somebody may accept what a problem tells, without the command line: never what the law asks. */
export const isAcceptable = (problem: Problem) =>
  problem.choice !== undefined || (isOfGuards(problem) && problem.isOfLaw !== true);

/** The command that accepts what is chosen otherwise. */
export const choicesCommand = 'npm run sign-off -- --choices --by "Name" --reason "Text"';
const guardsCommand = 'npm run sign-off -- --guards --by "Name" --reason "Text"';
const orAccepted = ', or have it accepted: ';

/** What to do about a lowered guard, after how it is taken back. */
export const orAccept = (takeBack: string) => `${takeBack}${orAccepted}${guardsCommand}.`;

/** What is wrong, for people who have a button of this name and no command line. */
export function toldWithButton(problem: Problem, name: string): string {
  const text = told(problem);
  if (problem.isOfLaw === true) return text.replace(`${orAccepted}${guardsCommand}`, '');
  return [guardsCommand, choicesCommand].reduce((said, command) => said.replace(command, name), text);
}
