import './press-style.css';

const id = 'react-aria-pressable-style';

/**
 * react-aria adds a style element for its pressable parts unless an element of this id is there. A strict content
 * security policy refuses inline styles, so the rule stands in our own style sheet and a meta element takes the id.
 */
export function keepPressStyleExternal(): void {
  if (document.getElementById(id)) return;
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
