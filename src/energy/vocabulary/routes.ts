/** The address of the error page, which is no journey's. */
export const errorRoute = '/error/:status';

/** The address of the page that says that somebody's details were cleared. */
export const clearedRoute = '/cleared';
