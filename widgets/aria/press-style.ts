import './press-style.css';

const id = 'react-aria-pressable-style';

/** Takes the id of the style element that react-aria would add, which a strict policy refuses: the rule stands in our own sheet. */
export function keepPressStyleExternal(): void {
  if (document.getElementById(id)) return;
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
