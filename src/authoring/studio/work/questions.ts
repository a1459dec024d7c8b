import type { DefinitionFile } from '../../../definitions/types.ts';
import { trade } from '../../../trade.ts';
import { broughtErrors } from '../../checker/brought.ts';
import { atChange } from '../../checker/changes/at-change.ts';
import { checkAndProve } from '../../checker/check-and-prove.ts';
import { keep } from '../../checker/keep.ts';
import type { Problem } from '../../checker/problem.ts';
import { createProver } from '../../checker/proof/prove.ts';
import type { Change } from '../../review/changes.ts';
import { compareVariants } from '../../review/compare.ts';
import { type Contact, contactSheet } from '../../review/contact-sheet.ts';
import type { Context } from '../../review/contexts.ts';
import { type DeadWording, deadWording, type SharedSentence, sharedSentences } from '../../review/lists.ts';
import { reviewMarkdown } from '../../review/markdown.ts';
import { type Delta, deltasOf, matrixOf, saysMatrix, screensInTurn } from '../../review/matrix.ts';
import type { Project } from '../../review/project.ts';
import { type Review, reviewOf } from '../../review/review.ts';
import { type Sheet, sheetOf } from '../../review/sheet.ts';
import { signedIn } from '../../review/signed.ts';
import type { Derived } from '../state/derive.ts';

/** What questions are asked of: the drafts, their last state that could be read, and what is saved. */
export type View = Pick<Derived, 'opened' | 'project' | 'before'>;

/** Every question by name: what is said with it. */
interface Asking {
  /** What became of every context? */
  readonly matrix: null;
  /** What do the drafts mean? */
  readonly review: null;
  /** In what does the second owner differ from the first? Their variants' file names. */
  readonly beside: readonly [first: string, second: string];
  /** How do all owners' cards stand side by side in one situation? */
  readonly owners: Context['choices'];
  /** What are the customers of an owner told and asked? Its variant's file name. */
  readonly sheet: string;
  /** Which wording is dead, and which is shared? */
  readonly lists: null;
  /** Which mistakes of meaning are there, and which of them do the drafts bring? */
  readonly proof: null;
}

/** What each question is answered with; undefined where the files cannot be read. */
interface Answers {
  readonly matrix: MatrixAnswer | undefined;
  readonly review: ReviewAnswer | undefined;
  readonly beside: readonly Change[] | undefined;
  readonly owners: readonly Contact[] | undefined;
  readonly sheet: Sheet | undefined;
  readonly lists: ListsAnswer | undefined;
  readonly proof: ProofAnswer | undefined;
}

interface MatrixAnswer {
  /** How many contexts and screens there are, in words. */
  readonly says: string;
  readonly deltas: readonly Pick<Delta, 'context' | 'standing'>[];
}

/** What the drafts change: as data, and as Markdown for a pull request. */
export interface ReviewAnswer extends Omit<Review, 'before' | 'after'> {
  /** How many contexts and screens there are, in words. */
  readonly says: string;
  readonly markdown: string;
}

/** Wording that nobody is shown, and wording that several owners share. */
interface ListsAnswer {
  readonly dead: readonly DeadWording[];
  readonly shared: readonly SharedSentence[];
}

/** Every mistake of meaning, and those errors among them that what is saved has not. */
interface ProofAnswer {
  readonly problems: readonly Problem[];
  readonly brought: readonly Problem[];
}

/** The name of something that can be asked. */
export type Question = keyof Asking;
export type Asked<Q extends Question> = Asking[Q];
export type Answer<Q extends Question> = Answers[Q];

/** Work that rests between its parts, so that it can be given up; what it gives can be copied to another thread. */
export type Work<T> = Generator<undefined, T | Promise<T>>;

// The prover remembers: what an edit cannot concern is not looked at again.
const prove = createProver(trade);
const problemsOf = keep(({ files }: Project) => prove(files));
const check = (files: readonly DefinitionFile[]) => checkAndProve(files, trade, prove);

/** Everything that takes too long to be worked out while somebody types. */
export const questions: {
  readonly [Q in Question]: (view: View, asked: Asked<Q>) => Work<Answer<Q>>;
} = {
  *matrix({ opened, before }) {
    if (before === undefined) return undefined;
    const now = opened.project ?? before;
    yield* screensInTurn(before);
    yield* screensInTurn(now);
    const deltas = deltasOf(matrixOf(before), opened);
    return {
      says: saysMatrix(matrixOf(now)),
      deltas: deltas.map(({ context, standing }) => ({ context, standing })),
    };
  },
  *review({ project, before }) {
    if (project === undefined || before === undefined) return undefined;
    yield* screensInTurn(before);
    yield* screensInTurn(project);
    const review = reviewOf(before, project);
    const { before: _, after, ...rest } = review;
    return signedIn(before, project).then((signed) => ({
      ...rest,
      says: saysMatrix(after),
      markdown: reviewMarkdown(review, signed),
    }));
  },
  *beside({ project }, [first, second]) {
    yield;
    return project && compareVariants(project, first, second);
  },
  *owners({ project }, choices) {
    yield;
    return project && contactSheet(project, choices);
  },
  *sheet({ project }, variant) {
    yield;
    return project && sheetOf(project, variant);
  },
  *lists({ project }) {
    if (project === undefined) return undefined;
    yield* screensInTurn(project);
    return { dead: deadWording(project), shared: sharedSentences(project) };
  },
  *proof({ opened: { project }, before }) {
    if (project === undefined) return undefined;
    yield;
    const stood = before && problemsOf(before);
    yield;
    const found = problemsOf(project);
    const problems = before ? atChange(found, before.files, project.files, check) : found;
    return { problems, brought: broughtErrors(stood ?? [], problems) };
  },
};
