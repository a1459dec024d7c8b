import { isGiven } from '../../src/engine/condition.ts';
import { equal } from '../../src/engine/equal.ts';
import { Somebody } from './somebody.ts';

/** Somebody who offsets carbon up to the page of the payment, or comes back from there. */
export class Donor extends Somebody {
  isDone(): boolean {
    const { checkOutUrl, settled } = this.state().answers;
    return isGiven(checkOutUrl) || isGiven(settled);
  }

  protected step(retry: boolean): boolean {
    return this.answers() || this.#pays(retry) || (retry && this.asksAgain());
  }

  #projects() {
    return this.state().lookups['offset-projects'];
  }

  /** Opens the page, and chooses from what is on it. */
  protected override answers(): boolean {
    const { answers } = this.state();
    const next = Object.entries(this.wishes).find(([field, wish]) => !equal(answers[field], wish));
    if (next) return this.give(...next);
    const items = this.#projects()?.items ?? [];
    const isOffered = items.some(({ value }) => equal(value, answers.project));
    return items[0] !== undefined && !isOffered && this.give('project', items[0].value);
  }

  #pays(retry: boolean): boolean {
    const { submitting, failure, model, state } = this.store.view.getState();
    const isReady = isGiven(state.answers.carbon) && isGiven(state.answers.project);
    if (!isReady || submitting !== undefined || (failure && !retry)) return false;
    void this.store.submit(model);
    return true;
  }

  protected asksAgain(): boolean {
    const { failures } = this.state();
    const projects = this.#projects();
    const isWithout = projects?.status === 'ready' && projects.items.length === 0;
    const missing =
      projects?.status === 'failed' || isWithout
        ? 'load-projects'
        : (['load-carbon-customer', 'settle-offset'] as const).find((effect) => failures[effect]);
    if (missing) void this.store.run(missing);
    return missing !== undefined;
  }
}
