import { navigation } from '../src/resources/navigation.ts';
import { panels } from '../src/resources/panels.ts';
import { trends } from '../src/resources/trends.ts';
import { Home, homeQueries } from '../src/ui/home/Home.tsx';

export default function HomePage() {
  return <Home panels={panels} trends={trends} resources={navigation} />;
}

HomePage.queries = () => homeQueries(panels);
