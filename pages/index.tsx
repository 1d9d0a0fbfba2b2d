import { navigation } from '../src/resources/navigation.ts';
import { panels } from '../src/resources/panels.ts';
import { Home, homeQueries } from '../src/ui/home/Home.tsx';

export default function HomePage() {
  return <Home panels={panels} resources={navigation} />;
}

HomePage.queries = () => homeQueries(panels);
