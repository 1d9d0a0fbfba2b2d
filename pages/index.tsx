import { navigation } from '../src/resources/navigation.ts';
import { Home } from '../src/ui/home/Home.tsx';

export default function HomePage() {
  return <Home resources={navigation} />;
}
