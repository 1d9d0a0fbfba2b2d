import type { NextPageContext } from 'next';
import { NotFound } from '../ui/errors/NotFound.tsx';
import { PageFailure } from '../ui/errors/PageFailure.tsx';

/** For what no page could be painted of; an address that cannot be read is one that leads nowhere. */
export function ErrorPage({ isFailure }: { isFailure: boolean }) {
  return isFailure ? <PageFailure /> : <NotFound />;
}

ErrorPage.getInitialProps = ({ res: response }: NextPageContext) => ({
  isFailure: !response || response.statusCode >= 500,
});
