import { leaveOut } from './leave-out.ts';

/** In the place of markdown-to-jsx, which rjsf needs for an order that names no field. Drawing it throws. */
export const Markdown = leaveOut('Markdown of rjsf');
