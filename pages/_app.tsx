import { createApp } from 'frontage/next/app';
import 'frontage/ui/theme/global.css';
import 'frontage/ui/theme/theme.css';
import { app } from '../src/app.ts';
import { navigation } from '../src/navigation.ts';
import { localKeys } from '../src/resources/localKeys.ts';

/** The frame and the environment of every page. */
export default createApp({
  app,
  navigation,
  localKeys,
  loadModules: async () => (await import('../src/resources/modules.ts')).modules,
  loadPalette: async () => (await import('../src/resources/palette.ts')).palette,
});
