import type { AppType } from 'next/app';
import type { DocumentContext } from 'next/document';
import type { RenderedQueries } from '../server/renderedQueries.ts';
import { pageStatus } from '../relay/errors.ts';

/**
 * Renders a page again, where its components have thrown. What one of their queries failed with stands in their place,
 * as on a page whose declared query fails, and with the same status. After another error, the page is rendered without
 * the parts that may fail by themselves, which are left to the browser. What fails without them, too, is the 500 page's.
 */
export function renderDespiteFailure(context: DocumentContext): void {
  const { renderPage, res: response } = context;
  context.renderPage = async (options = {}) => {
    let rendered: RenderedQueries | undefined;
    const { enhanceApp = (App: AppType) => App } = typeof options === 'function' ? {} : options;
    const render = () =>
      renderPage({
        ...options,
        enhanceApp: (App) => {
          const EnhancedApp = enhanceApp(App);
          return function WatchedApp(props) {
            ({ rendered } = props as { rendered?: RenderedQueries });
            return <EnhancedApp {...props} />;
          };
        },
      });
    try {
      return await render();
    } catch (error) {
      if (!rendered) throw error;
      const failure = rendered.fail(error);
      if (failure) {
        if (response) response.statusCode = pageStatus(failure);
        return render();
      }
      rendered.leaveParts(error);
      return render();
    }
  };
}
