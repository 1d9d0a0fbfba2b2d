export interface Coffee {
  name: string;
  slug: string;
  category: 'single_origin' | 'blend' | 'decaf';
  roast: string;
  notes: string;
  /** Price of a kilogram, in cents of a euro. */
  price: number;
  isOrganic?: boolean;
  status?: 'draft' | 'discontinued';
  /** Country of the green coffee; blends have several. */
  origins: string;
  text: string;
}

export const coffees: readonly Coffee[] = [
  { name: 'Kiambu AA', slug: 'kiambu', category: 'single_origin', roast: 'light', notes: 'blackcurrant|grapefruit|brown sugar', price: 3150, origins: 'Kenya', text: 'Loud and clear: blackcurrant from the first sip, with the sweetness of cane behind it.' },
  { name: 'Yirgacheffe Aricha', slug: 'aricha', category: 'single_origin', roast: 'light', notes: 'jasmine|bergamot|peach', price: 3080, isOrganic: true, origins: 'Ethiopia', text: 'Smells like a garden after rain. Best as filter, and very good on ice.' },
  { name: 'Guji Uraga Natural', slug: 'guji', category: 'single_origin', roast: 'light', notes: 'strawberry|cacao|lavender', price: 3240, isOrganic: true, origins: 'Ethiopia', text: 'Dried on raised beds for three weeks, until the fruit tastes of jam.' },
  { name: 'Huila Pitalito', slug: 'pitalito', category: 'single_origin', roast: 'medium_light', notes: 'red apple|caramel|almond', price: 2490, origins: 'Colombia', text: 'The coffee we pour when somebody says that they do not like acidity. They change their mind.' },
  { name: 'Tolima Planadas', slug: 'planadas', category: 'single_origin', roast: 'medium', notes: 'panela|orange|walnut', price: 2380, isOrganic: true, origins: 'Colombia', text: 'From forty small farms that share one wet mill and one stubborn agronomist.' },
  { name: 'Santa Bárbara Honey', slug: 'santa-barbara', category: 'single_origin', roast: 'medium_light', notes: 'apricot|honey|hibiscus', price: 2860, origins: 'Honduras', text: 'Part of the fruit stays on the bean while it dries, and it shows.' },
  { name: 'Antigua Los Volcanes', slug: 'antigua', category: 'single_origin', roast: 'medium', notes: 'dark chocolate|orange peel|clove', price: 2290, origins: 'Guatemala', text: 'Grown between three volcanoes. A classic that works in every grinder.' },
  { name: 'Huehuetenango', slug: 'huehue', category: 'single_origin', roast: 'medium', notes: 'toffee|plum|nutmeg', price: 2340, origins: 'Guatemala', text: 'High, dry and far away: the last stretch of the road takes a day.' },
  { name: 'Tarrazú Dota', slug: 'tarrazu', category: 'single_origin', roast: 'medium_light', notes: 'mandarin|milk chocolate|honey', price: 2580, origins: 'Costa Rica', text: 'Clean and bright, from a mill that runs on its own coffee husks.' },
  { name: 'Sul de Minas', slug: 'minas', category: 'single_origin', roast: 'medium_dark', notes: 'hazelnut|milk chocolate|raisin', price: 1790, origins: 'Brazil', text: 'Soft, nutty and dependable. Half of our espresso customers start here.' },
  { name: 'Mogiana Yellow Bourbon', slug: 'mogiana', category: 'single_origin', roast: 'medium', notes: 'peanut brittle|fig|cacao', price: 1980, origins: 'Brazil', text: 'A single variety from a single plot, pulped and dried with its skin on.' },
  { name: 'Lake Kivu Peaberry', slug: 'kivu', category: 'single_origin', roast: 'medium_light', notes: 'redcurrant|tea rose|vanilla', price: 2720, origins: 'Rwanda', text: 'Small round beans from the steep side of the lake.' },
  { name: 'Kayanza Hill', slug: 'kayanza', category: 'single_origin', roast: 'light', notes: 'rhubarb|lime|black tea', price: 2810, origins: 'Burundi', text: 'Only ten bags came in this year. Please do not put it in the house blend.' },
  { name: 'Gayo Highlands', slug: 'gayo', category: 'single_origin', roast: 'dark', notes: 'cedar|dark chocolate|black pepper', price: 2150, isOrganic: true, origins: 'Indonesia', text: 'Wet-hulled, heavy, a little wild. Very good with milk.' },
  { name: 'Cajamarca Fairtrade', slug: 'cajamarca', category: 'single_origin', roast: 'medium', notes: 'cocoa nib|pear|molasses', price: 2090, isOrganic: true, origins: 'Peru', text: 'Organic and fair, at a price that an office can pay.' },
  { name: 'Boquete Geisha', slug: 'geisha', category: 'single_origin', roast: 'light', notes: 'jasmine|papaya|white tea', price: 9800, origins: 'Panama', text: 'The one people travel for. Sold in small bags, roasted on Thursdays only.' },
  { name: 'Quay Espresso', slug: 'quay', category: 'blend', roast: 'medium_dark', notes: 'dark chocolate|cherry|toast', price: 1890, origins: 'Brazil|Colombia|Ethiopia', text: 'Our house espresso since the first day: sweet, round and hard to break.' },
  { name: 'Night Ferry', slug: 'night-ferry', category: 'blend', roast: 'dark', notes: 'molasses|smoke|walnut', price: 1720, origins: 'Brazil|Indonesia', text: 'For those who take it black at five in the morning.' },
  { name: 'Morning Watch', slug: 'morning-watch', category: 'blend', roast: 'medium', notes: 'honey|orange|biscuit', price: 1830, origins: 'Colombia|Guatemala', text: 'A breakfast blend that forgives any machine.' },
  { name: 'Lighthouse Filter', slug: 'lighthouse', category: 'blend', roast: 'light', notes: 'red berries|lemon|caramel', price: 2240, isOrganic: true, origins: 'Ethiopia|Kenya|Peru', text: 'Made for batch brewers: it stays bright for an hour in the flask.' },
  { name: 'Winter Harbour 2025', slug: 'winter-harbour', category: 'blend', roast: 'medium', notes: 'gingerbread|orange|cinnamon', price: 2190, status: 'discontinued', origins: 'Guatemala|Indonesia', text: 'Our winter blend of last year.' },
  { name: 'Winter Harbour 2026', slug: 'winter-harbour-2026', category: 'blend', roast: 'medium', notes: 'speculoos|plum|clove', price: 2260, status: 'draft', origins: 'Honduras|Rwanda', text: 'This year’s winter blend: still being tasted.' },
  { name: 'Quiet Sea Decaf', slug: 'quiet-sea', category: 'decaf', roast: 'medium', notes: 'caramel|apple|malt', price: 2420, origins: 'Colombia', text: 'Decaffeinated with cane sugar alcohol. Nobody at the cupping table noticed.' },
  { name: 'Slack Tide Decaf', slug: 'slack-tide', category: 'decaf', roast: 'medium_dark', notes: 'hazelnut|cacao|toast', price: 2280, isOrganic: true, origins: 'Peru', text: 'Organic, water processed, made for espresso.' },
];

/** Name, slug, picture, price in cents, text. */
export const equipment: readonly [string, string, string | null, number, string][] = [
  ['Pour-over dripper', 'dripper', 'dripper', 1950, 'Porcelain, two holes, for one or two cups.'],
  ['Filter papers', 'filter-papers', null, 480, 'A hundred papers, bleached with oxygen.'],
  ['Gooseneck kettle', 'kettle', 'kettle', 6900, 'Holds 0.9 litres and any temperature between 40 and 100 °C.'],
  ['Hand grinder', 'hand-grinder', 'grinder', 8400, 'Steel burrs, 30 grams, no electricity.'],
  ['Cupping bowl', 'cupping-bowl', 'bowl', 890, 'The bowl that we use ourselves; 220 ml.'],
  ['Roastery apron', 'apron', null, 3600, 'Waxed cotton, two pockets, one size.'],
];

/** Name, kind, country, region, height, direct trade, certificates. */
export const suppliers: readonly [string, string, string, string, number, boolean, string][] = [
  ['Gatura Estate', 'farm', 'Kenya', 'Kiambu', 1780, true, ''],
  ['Thunguri Factory', 'washing_station', 'Kenya', 'Kirinyaga', 1820, false, 'Fairtrade'],
  ['Aricha Washing Station', 'washing_station', 'Ethiopia', 'Yirgacheffe', 1950, true, 'Organic'],
  ['Uraga Union', 'cooperative', 'Ethiopia', 'Guji', 2100, false, 'Organic|Fairtrade'],
  ['Finca El Mirador', 'farm', 'Colombia', 'Huila', 1720, true, ''],
  ['Asociación Planadas', 'cooperative', 'Colombia', 'Tolima', 1650, false, 'Organic|Fairtrade'],
  ['Finca La Huerta', 'farm', 'Honduras', 'Santa Bárbara', 1540, true, 'Rainforest Alliance'],
  ['Hacienda Los Volcanes', 'farm', 'Guatemala', 'Antigua', 1600, true, ''],
  ['Cooperativa Todos Santos', 'cooperative', 'Guatemala', 'Huehuetenango', 1850, false, 'Fairtrade'],
  ['Beneficio Dota', 'cooperative', 'Costa Rica', 'Tarrazú', 1700, false, 'Carbon neutral'],
  ['Fazenda Boa Vista', 'farm', 'Brazil', 'Sul de Minas', 1100, true, 'Rainforest Alliance'],
  ['Fazenda São Tomé', 'farm', 'Brazil', 'Mogiana', 1050, false, ''],
  ['Rubona Washing Station', 'washing_station', 'Rwanda', 'Lake Kivu', 1900, true, 'Fairtrade'],
  ['Kayanza Hill Growers', 'cooperative', 'Burundi', 'Kayanza', 1850, false, ''],
  ['Koperasi Gayo', 'cooperative', 'Indonesia', 'Aceh', 1400, false, 'Organic|Fairtrade'],
  ['Cenfro Café', 'cooperative', 'Peru', 'Cajamarca', 1750, false, 'Organic|Fairtrade'],
  ['Finca Alto Jaramillo', 'farm', 'Panama', 'Boquete', 1650, true, ''],
  ['Nordsee Rohkaffee GmbH', 'importer', 'Germany', 'Hamburg', 0, false, 'Organic'],
  ['Sourced by Hand Ltd', 'importer', 'United Kingdom', 'London', 0, false, ''],
  ['Rohhandel Alpen AG', 'importer', 'Switzerland', 'Basel', 0, false, 'Fairtrade'],
];

/** Name, colour, description. */
export const tags: readonly [string, string, string][] = [
  ['House favourite', '#b5651d', 'What we drink ourselves.'],
  ['New arrival', '#2e7d5b', 'On the shelf for less than three months.'],
  ['Espresso', '#5d4037', 'Roasted for pressure.'],
  ['Filter', '#00838f', 'Roasted for patience.'],
  ['With milk', '#8d6e63', 'Still tastes of coffee in a flat white.'],
  ['Fruity', '#c2185b', 'Berries, stone fruit, citrus.'],
  ['Chocolaty', '#4e342e', 'Cacao, nuts, caramel.'],
  ['Floral', '#7b1fa2', 'Jasmine, rose, tea.'],
  ['Direct trade', '#1565c0', 'We know the farm and pay it without a middleman.'],
  ['Organic', '#558b2f', 'Certified organic.'],
  ['Limited', '#c62828', 'When it is gone, it is gone.'],
  ['Office', '#546e7a', 'Works in every machine.'],
  ['Gift', '#ad1457', 'Looks good in paper with a ribbon.'],
  ['Brewing', '#37474f', 'Things to brew with.'],
];
