import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { preloadSoon } from '../widgets/registry.ts';

// What is waited for may take its time on a busy machine; nothing here asserts one.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

// A browser has them by the time that a person comes to a card that needs them: it fetches them when it is idle.
await preloadSoon();

// jsdom has no CSS object; react-aria's popovers ask it to escape ids.
const css = {
  escape: (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`),
  supports: () => false,
};
Object.assign(globalThis, { CSS: globalThis.CSS ?? css });

// jsdom lays nothing out: there is nothing to scroll to.
const stay = () => undefined;
Object.assign(window, { scrollTo: stay });
Object.assign(Element.prototype, { scrollIntoView: stay });

// jsdom has no modal dialogs: this one opens, takes the focus and gives it back.
const before = new WeakMap<HTMLDialogElement, Element | null>();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('[tabindex], button')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    const focused = before.get(this);
    if (focused instanceof HTMLElement) focused.focus();
  },
});
