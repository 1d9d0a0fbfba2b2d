import Document, {
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
  type DocumentProps,
} from 'next/document';
import type { AppSettings } from '../settings/defineApp.ts';
import { withBasePath } from '../address/basePath.ts';
import { lookOf } from './look.ts';
import { DocumentHead } from '../patches/documentHead.ts';
import { FirstStyles } from '../patches/inlineStyles.tsx';
import { BuildFiles } from '../patches/joinedScripts.tsx';
import { RouteFiles } from '../patches/manifestOnUse.tsx';
import { startNextLast } from '../patches/startNextLast.ts';
import { findBuildFile } from '../server/buildFile.ts';
import { firstStyles } from '../server/firstStyles.ts';
import { routeFiles } from '../server/routeFiles.ts';
import { securePage } from '../server/security.ts';
import { catalogueOf, spokenLanguages } from '../locale/catalogue.ts';
import { isRightToLeft } from '../locale/direction.ts';
import { requestLocale } from '../locale/requestLocale.ts';
import { renderDespiteFailure } from './renderDespiteFailure.tsx';
import { collectStyles } from './serverStyles.tsx';
import { THEME_COOKIE, themeAttribute } from '../visitor/themeChoice.ts';

import { loadMissingFiles } from './missingFiles.ts';

interface VisitorProps {
  readonly language: string;
  /** Where the language's words are; English has none of its own. */
  readonly words: string | undefined;
  readonly theme: 'light' | 'dark' | undefined;
  /** What the page's content security policy knows its scripts by. */
  readonly nonce: string | undefined;
}

interface AppProps extends VisitorProps {
  /** Styles of the app's own colours and font. */
  readonly look: string;
}

/** The component of `pages/_document.tsx`: the HTML around every page, in the visitor's language and colours from the first byte. */
export function createDocument(app: AppSettings) {
  const { icon = '/favicon.svg', font } = app;
  let ownLook: Promise<string> | undefined;
  return Object.assign(AppDocument, {
    getInitialProps: async (context: DocumentContext) => ({
      ...(await getInitialProps(context)),
      look: await (ownLook ??= lookOf(app)),
    }),
  });

  function AppDocument({ html, language, words, theme, nonce, look }: DocumentProps & AppProps) {
    const start = startNextLast();
    const missing = loadMissingFiles();
    return (
      <FirstStyles value={firstStyles(html)}>
        <RouteFiles value={routeFiles}>
          <BuildFiles value={findBuildFile}>
            <Html
              lang={language}
              dir={isRightToLeft(language) ? 'rtl' : undefined}
              data-theme={theme}
            >
              <DocumentHead nonce={nonce}>
                {missing && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: missing }} />}
                <link rel="icon" href={withBasePath(icon)} />
                {font && (
                  <link
                    rel="preload"
                    as="font"
                    href={withBasePath(font.files[0].src)}
                    crossOrigin="anonymous"
                  />
                )}
                {look && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: look }} />}
                {/* Scripts that are deferred run in their order: this one before those of Next.js. */}
                {words && <script src={words} defer nonce={nonce} />}
              </DocumentHead>
              <body>
                <Main />
                <NextScript nonce={nonce} />
                {start && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: start }} />}
              </body>
            </Html>
          </BuildFiles>
        </RouteFiles>
      </FirstStyles>
    );
  }
}

async function getInitialProps(
  context: DocumentContext,
): Promise<DocumentInitialProps & VisitorProps> {
  const nonce = context.res && securePage(context.res);
  const request = context.req as
    (typeof context.req & { cookies?: Partial<Record<string, string>> }) | undefined;
  const cookies = request?.cookies ?? {};
  const accepted = request?.headers['accept-language'];
  const { language } = requestLocale(cookies, accepted, 0, spokenLanguages());
  const words = catalogueOf(language)?.address;
  const theme = themeAttribute(cookies[THEME_COOKIE]);
  renderDespiteFailure(context);
  const stylesOfPage = collectStyles(context, nonce, isRightToLeft(language) ? 'rtl' : 'ltr');
  const props = await Document.getInitialProps(context);
  const styles = [props.styles, ...stylesOfPage()];
  return { ...props, styles, language, words, theme, nonce };
}
