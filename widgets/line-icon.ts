import { createElement, type SVGProps } from 'react';

/** An icon as lucide's package holds it: the elements of its drawing, 24 wide and high. */
interface IconData {
  readonly node: readonly (readonly [tag: string, drawing: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

const pen = {
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function LineIcon({ node, size = 24, ...props }: IconProps & IconData) {
  const box = { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', 'aria-hidden': true };
  const drawing = node.map(([tag, lines]) => createElement(tag, lines));
  return createElement('svg', { ...box, ...pen, ...props }, drawing);
}

/** In the place of lucide's own maker of icons, which has settings, aliases and names that nobody here uses. */
export default function createLucideIcon({ node }: IconData) {
  return (props: IconProps) => createElement(LineIcon, { ...props, node });
}
