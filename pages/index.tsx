import { Home, homeQueries } from 'frontage/ui/home/Home';
import { navigation } from '../src/resources/navigation.ts';
import { panels } from '../src/resources/panels.ts';
import { trends } from '../src/resources/trends.ts';

export default function HomePage() {
  return <Home panels={panels} trends={trends} resources={navigation} />;
}

HomePage.queries = () => homeQueries(panels);
