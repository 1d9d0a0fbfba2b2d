import { createHome } from 'frontage/ui/home/Home';
import { navigation } from '../src/navigation.ts';
import { attention } from '../src/resources/attention.ts';
import { panels } from '../src/resources/panels.ts';
import { trends } from '../src/resources/trends.ts';

/** The home page. */
export default createHome({ navigation, attention, panels, trends });
