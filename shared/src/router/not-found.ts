/**
 * Thrown by a loader or a page when its URL names nothing: the nearest not-found page is shown.
 * @example if (!property) throw notFound();
 */
export const notFound = (): Response => new Response('Not found', { status: 404, statusText: 'Not Found' });
