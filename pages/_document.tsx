import {
  createEmotionCache,
  documentGetInitialProps,
  DocumentHeadTags,
  type DocumentHeadTagsProps,
} from '@mui/material-nextjs/v16-pagesRouter';
import {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentProps,
} from 'next/document';
import { requestLocale } from '../src/ui/locale/locale.ts';
import { THEME_COOKIE, themeAttribute } from '../src/ui/shell/themeChoice.ts';

interface FrontageDocumentProps extends DocumentProps, DocumentHeadTagsProps {
  readonly language: string;
  readonly theme: 'light' | 'dark' | undefined;
}

/** The HTML around every page, in the visitor's language and colours from the first byte. */
export default function Document({ language, theme, ...props }: FrontageDocumentProps) {
  return (
    <Html lang={language} data-theme={theme}>
      <Head>
        <DocumentHeadTags {...props} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

Document.getInitialProps = async (context: DocumentContext) => {
  const props = await documentGetInitialProps(context, { emotionCache: createEmotionCache() });
  const request = context.req as
    (typeof context.req & { cookies?: Partial<Record<string, string>> }) | undefined;
  const cookies = request?.cookies ?? {};
  const { language } = requestLocale(cookies, request?.headers['accept-language'], 0);
  return { ...props, language, theme: themeAttribute(cookies[THEME_COOKIE]) };
};
