import { NotFound } from '../src/ui/errors/NotFound.tsx';

export default function NotFoundPage() {
  return <NotFound />;
}
