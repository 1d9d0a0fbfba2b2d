import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
  type DocumentProps,
} from 'next/document';
import { securePage } from '../src/server/security.ts';
import { requestLocale } from '../src/ui/locale/locale.ts';
import { THEME_COOKIE, themeAttribute } from '../src/ui/shell/themeChoice.ts';

interface VisitorProps {
  readonly language: string;
  readonly theme: 'light' | 'dark' | undefined;
  /** What the page's content security policy knows its scripts by. */
  readonly nonce: string | undefined;
}

/** The HTML around every page, in the visitor's language and colours from the first byte. */
export default function FrontageDocument({ language, theme, nonce }: DocumentProps & VisitorProps) {
  return (
    <Html lang={language} data-theme={theme}>
      <Head nonce={nonce}>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </Head>
      <body>
        <Main />
        <NextScript nonce={nonce} />
      </body>
    </Html>
  );
}

FrontageDocument.getInitialProps = async (
  context: DocumentContext,
): Promise<DocumentInitialProps & VisitorProps> => {
  const nonce = context.res && securePage(context.res);
  const props = await Document.getInitialProps(context);
  const request = context.req as
    (typeof context.req & { cookies?: Partial<Record<string, string>> }) | undefined;
  const cookies = request?.cookies ?? {};
  const { language } = requestLocale(cookies, request?.headers['accept-language'], 0);
  return { ...props, language, theme: themeAttribute(cookies[THEME_COOKIE]), nonce };
};
