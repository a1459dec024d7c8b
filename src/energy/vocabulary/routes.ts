/** The address of the error page, which is no journey's. */
export const errorRoute = '/error/:status';
