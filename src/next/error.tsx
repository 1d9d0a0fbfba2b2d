import type { NextPageContext } from 'next';
import { NotFound } from '../ui/errors/NotFound.tsx';
import { PageFailure } from '../ui/errors/PageFailure.tsx';

/** Shown when a page cannot be rendered. An address that cannot be read is one that no page has. */
export function ErrorPage({ isFailure }: { isFailure: boolean }) {
  return isFailure ? <PageFailure /> : <NotFound />;
}

ErrorPage.getInitialProps = ({ res: response }: NextPageContext) => ({
  isFailure: !response || response.statusCode >= 500,
});
