import type { AppType } from 'next/app';
import type { DocumentContext } from 'next/document';
import type { RenderedQueries } from '../server/renderedQueries.ts';
import { pageStatus } from '../relay/errors.ts';

/**
 * Renders a page again, with an error in place of its components, when they threw what one of their queries failed
 * with: as a page whose declared query fails, and with the same status. Other errors are those of the 500 page.
 */
export function showFailedQueries(context: DocumentContext): void {
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
      const failure = rendered?.fail(error);
      if (!failure) throw error;
      if (response) response.statusCode = pageStatus(failure);
      return render();
    }
  };
}
