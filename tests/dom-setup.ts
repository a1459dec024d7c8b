// jsdom has no CSS object; react-aria's popovers ask it to escape ids.
const css = {
  escape: (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`),
  supports: () => false,
};
Object.assign(globalThis, { CSS: globalThis.CSS ?? css });
