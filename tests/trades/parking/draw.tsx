import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { routes } from '../../../src/definitions/parts.ts';
import type { PageDrawer } from '../../../src/service/http/drawing.ts';
import { App, firstPage } from './App.tsx';
import { beginJourneys } from './journeys.ts';

/** The permit's pages as every visitor first sees them. */
export const pageDrawer: PageDrawer = {
  nameOf: (path) => (Object.values(routes).includes(path) ? path : firstPage),
  async draw(address) {
    const stores = await beginJourneys(new Promise(() => {}), false, () => undefined);
    const { prelude } = await prerender(
      <StaticRouter location={address}>
        <App stores={stores} />
      </StaticRouter>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    const [title = ''] = /^<title.*?<\/title>/.exec(html) ?? [];
    return { html: html.slice(title.length), title, lang: 'en-GB' };
  },
};
