import { sources } from '../../src/energy/pages/details/details.ts';
import { Somebody } from './somebody.ts';

const parts = Object.values(sources);

/** Somebody who opens the details of a tariff, reads all of them, and presses Switch Now. */
export class Reader extends Somebody {
  isStarted = false;

  isDone(): boolean {
    return this.isStarted && parts.every(({ lookup }) => this.#isThere(lookup));
  }

  protected step(retry: boolean): boolean {
    return this.answers() || this.#switches(retry) || (retry && this.asksAgain());
  }

  protected override answers(): boolean {
    return this.state().answers.tariffId === undefined && this.give('tariffId', 31);
  }

  #isThere(lookup: string): boolean {
    return this.state().lookups[lookup]?.status === 'ready';
  }

  #switches(retry: boolean): boolean {
    const { submitting, failure, model } = this.store.view.getState();
    if (this.isStarted || submitting !== undefined || (failure && !retry)) return false;
    this.store.change('switchNow', undefined);
    this.give('switchNow', { tariffId: 31, payMethod: 'MonthlyDirectDebit' });
    void this.store.submit(model).then((done) => {
      this.isStarted = done;
    });
    return true;
  }

  /** The button of each part that could not be had. */
  protected asksAgain(): boolean {
    const missing = parts.find(({ lookup }) => this.state().lookups[lookup]?.status === 'failed');
    if (missing) void this.store.run(missing.effect);
    return missing !== undefined;
  }
}
