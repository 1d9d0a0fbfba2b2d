export interface Country {
  name: string;
  /** How many of our customers are here, relative to other countries. */
  weight: number;
  currency: string;
  language: string;
  dialling: string;
  vatPrefix: string;
  /** Value added tax on coffee, in percent. */
  vatPercent: number;
  /** Digits become random digits, letters `A` random letters. */
  postalCode: string;
  cities: readonly string[];
  streets: readonly string[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Names of cafés and the like; `%` becomes a family name. */
  businesses: readonly string[];
  isStreetNumberFirst?: boolean;
}

const list = (text: string) => text.split('|');

export const countries: readonly Country[] = [
  {
    name: 'Netherlands',
    weight: 18,
    currency: 'EUR',
    language: 'nl',
    dialling: '+31',
    vatPrefix: 'NL',
    vatPercent: 9,
    postalCode: '0000 AA',
    cities: list('Rotterdam|Amsterdam|Utrecht|Groningen|Delft|Leiden|Haarlem|Eindhoven'),
    streets: list(
      'Nieuwe Binnenweg|Oudegracht|Witte de Withstraat|Hoogstraat|Prinsengracht|Kerkstraat|Markt|Havenkade',
    ),
    firstNames: list('Sanne|Daan|Femke|Bram|Lotte|Joris|Maaike|Thijs|Anouk|Ruben'),
    lastNames: list('de Vries|Jansen|van den Berg|Bakker|Visser|Smit|Meijer|de Boer|Mulder|Dekker'),
    businesses: list(
      'Koffiehuis %|De Zwarte Kat|Bakkerij %|Hotel Het Anker|Kade 12|Lunchroom %|De Koffiebrander|Brasserie Noord|Stadscafé %|Kantoor aan de Maas|Dok Koffie|Proeverij %',
    ),
  },
  {
    name: 'Germany',
    weight: 20,
    currency: 'EUR',
    language: 'de',
    dialling: '+49',
    vatPrefix: 'DE',
    vatPercent: 7,
    postalCode: '00000',
    cities: list('Berlin|Hamburg|Köln|Leipzig|München|Freiburg|Bremen|Düsseldorf'),
    streets: list(
      'Lindenstraße|Kastanienallee|Am Fischmarkt|Schillerstraße|Bahnhofstraße|Weserstraße|Gärtnerplatz|Marktgasse',
    ),
    firstNames: list('Jürgen|Anke|Lukas|Friederike|Björn|Katharina|Felix|Söhnke|Miriam|Jonas'),
    lastNames: list('Müller|Schäfer|Weiß|Hoffmann|Krüger|Vogel|Lehmann|Böhm|Yılmaz|Richter'),
    businesses: list(
      'Kaffeehaus %|Rösterei am Hafen|Café Zimt|Bäckerei %|Hotel Lindenhof|Die Bohne|Kontor %|Feinkost %|Café Morgenrot|Tagesbar|Bürogemeinschaft Spree|Großhandel %',
    ),
  },
  {
    name: 'United Kingdom',
    weight: 14,
    currency: 'GBP',
    language: 'en',
    dialling: '+44',
    vatPrefix: 'GB',
    vatPercent: 0,
    postalCode: 'AA0 0AA',
    isStreetNumberFirst: true,
    cities: list('London|Bristol|Manchester|Leeds|Edinburgh|Brighton|Cardiff|Belfast'),
    streets: list(
      'Brick Lane|Stokes Croft|Oldham Street|Leith Walk|North Laine|King Street|Mill Road|Dock Road',
    ),
    firstNames: list('Oliver|Amelia|Priya|Callum|Niamh|Hannah|George|Aisha|Rhys|Eleanor'),
    lastNames: list('Hughes|O’Connor|Patel|Fraser|Clarke|Whitfield|Begum|Turner|Llewellyn|Shaw'),
    businesses: list(
      'The Daily Grind|% & Daughters|The Corner Table|% Bakery|The Old Print Works|Harbour Hotel|% Deli|Kettle & Crumb|Third Floor Offices|The Potting Shed|% Provisions|Lamp Light Books',
    ),
  },
  {
    name: 'France',
    weight: 10,
    currency: 'EUR',
    language: 'fr',
    dialling: '+33',
    vatPrefix: 'FR',
    vatPercent: 5.5,
    postalCode: '00000',
    isStreetNumberFirst: true,
    cities: list('Paris|Lyon|Nantes|Bordeaux|Lille|Strasbourg|Marseille'),
    streets: list(
      'rue des Martyrs|rue de la République|quai de la Fosse|cours Victor-Hugo|rue Sainte-Catherine|place du Marché|rue d’Alsace',
    ),
    firstNames: list('Élodie|Jérôme|Camille|Benoît|Chloé|Mathieu|Inès|François|Noémie|Théo'),
    lastNames: list(
      'Lefèvre|Moreau|Girard|Dubois|Benali|Rousseau|Lemaître|Faure|Chevalier|N’Diaye',
    ),
    businesses: list(
      'Café de la Gare|Maison %|La Torréfaction|Boulangerie %|Hôtel du Parc|L’Atelier %|Épicerie %|Le Petit Noir|Brasserie du Pont|Les Deux Tasses',
    ),
  },
  {
    name: 'Sweden',
    weight: 7,
    currency: 'SEK',
    language: 'sv',
    dialling: '+46',
    vatPrefix: 'SE',
    vatPercent: 12,
    postalCode: '000 00',
    cities: list('Stockholm|Göteborg|Malmö|Uppsala|Umeå'),
    streets: list('Götgatan|Långholmsgatan|Södra Vägen|Möllevångsgatan|Storgatan|Kungsängsgatan'),
    firstNames: list('Åsa|Erik|Linnéa|Gustav|Maja|Björn|Elin|Oskar'),
    lastNames: list('Lindström|Åkesson|Bergqvist|Sjöberg|Hägglund|Nyström|Ek|Wallin'),
    businesses: list(
      'Kafferosteriet Söder|Fika & Co|%s Konditori|Hotell Ström|Café Tranan|Kontoret på Höjden|Bageri %|Mölle Kaffe',
    ),
  },
  {
    name: 'Denmark',
    weight: 7,
    currency: 'DKK',
    language: 'da',
    dialling: '+45',
    vatPrefix: 'DK',
    vatPercent: 25,
    postalCode: '0000',
    cities: list('København|Aarhus|Odense|Aalborg'),
    streets: list('Jægersborggade|Nørrebrogade|Mejlgade|Vestergade|Strandvejen|Søndergade'),
    firstNames: list('Søren|Freja|Mikkel|Astrid|Jørgen|Ida|Rasmus|Signe'),
    lastNames: list('Sørensen|Kjær|Møller|Østergaard|Nygaard|Lund|Bach|Holm'),
    businesses: list(
      'Kaffebaren %|Det Blå Hjørne|Café Ørsted|% Bageri|Hotel Havnen|Kontorhuset|Den Lille Kande|Mad & Kaffe',
    ),
  },
  {
    name: 'Belgium',
    weight: 6,
    currency: 'EUR',
    language: 'nl',
    dialling: '+32',
    vatPrefix: 'BE',
    vatPercent: 6,
    postalCode: '0000',
    cities: list('Antwerpen|Gent|Brussel|Leuven|Liège'),
    streets: list('Korenmarkt|Nationalestraat|Sint-Jansstraat|Naamsestraat|rue Neuve|Vrijdagmarkt'),
    firstNames: list('Wout|Elise|Jef|Margaux|Stijn|Hilde|Arno|Saskia'),
    lastNames: list('Peeters|Claes|Wouters|Dupont|Vandenbroucke|Maes|Lambert|Goossens'),
    businesses: list(
      'Koffiebar %|De Gouden Pan|Chocolaterie %|Hôtel Mercier|Café Sint-Jan|% & Zonen|Barista Boven',
    ),
  },
  {
    name: 'Poland',
    weight: 6,
    currency: 'PLN',
    language: 'pl',
    dialling: '+48',
    vatPrefix: 'PL',
    vatPercent: 8,
    postalCode: '00-000',
    cities: list('Warszawa|Kraków|Gdańsk|Wrocław|Poznań|Łódź'),
    streets: list('ul. Nowy Świat|ul. Piotrkowska|ul. Długa|ul. Świdnicka|ul. Józefa|pl. Wolności'),
    firstNames: list('Zofia|Michał|Agnieszka|Łukasz|Małgorzata|Paweł|Jadwiga|Wojciech'),
    lastNames: list('Wójcik|Kamińska|Zieliński|Wiśniewska|Dąbrowski|Król|Mazur|Szczepańska'),
    businesses: list(
      'Kawiarnia %|Palarnia Żuraw|Piekarnia %|Hotel Pod Różą|Czarna Filiżanka|Biuro nad Wisłą|Delikatesy %',
    ),
  },
  {
    name: 'Spain',
    weight: 5,
    currency: 'EUR',
    language: 'es',
    dialling: '+34',
    vatPrefix: 'ES',
    vatPercent: 10,
    postalCode: '00000',
    cities: list('Madrid|Barcelona|València|Sevilla|Bilbao'),
    streets: list('Calle del Pez|Carrer de Verdi|Calle Feria|Gran Vía|Calle Ledesma|Plaza Mayor'),
    firstNames: list('Íñigo|Lucía|Martí|Begoña|Álvaro|Núria|Joaquín|Marta'),
    lastNames: list('García|Muñoz|Puig|Ibáñez|Etxeberria|Núñez|Soler|Peña'),
    businesses: list(
      'Café %|El Tostadero|Panadería %|Hotel Miramar|La Cafetera Roja|Ultramarinos %|Oficinas del Puerto',
    ),
  },
  {
    name: 'Italy',
    weight: 4,
    currency: 'EUR',
    language: 'it',
    dialling: '+39',
    vatPrefix: 'IT',
    vatPercent: 22,
    postalCode: '00000',
    cities: list('Milano|Torino|Bologna|Trieste|Napoli'),
    streets: list('via Garibaldi|corso Venezia|via Zamboni|piazza Unità|via Toledo|vicolo Stretto'),
    firstNames: list('Giulia|Matteo|Chiara|Niccolò|Francesca|Davide|Alessia|Pietro'),
    lastNames: list('Rossi|D’Angelo|Ferrari|Colombo|Esposito|Cattaneo|Fabbri|Zorzi'),
    businesses: list(
      'Bar %|Pasticceria %|Torrefazione Adriatica|Albergo della Posta|Caffè Centrale|Enoteca %',
    ),
  },
  {
    name: 'Switzerland',
    weight: 4,
    currency: 'CHF',
    language: 'de',
    dialling: '+41',
    vatPrefix: 'CHE',
    vatPercent: 2.6,
    postalCode: '0000',
    cities: list('Zürich|Basel|Bern|Genève|Luzern'),
    streets: list('Langstrasse|Rheingasse|Kramgasse|rue de Carouge|Josefstrasse|Spalenberg'),
    firstNames: list('Urs|Regula|Beat|Laurence|Andri|Seraina|Reto|Céline'),
    lastNames: list('Zürcher|Aebischer|Favre|Caflisch|Rochat|Baumgartner|Frei|Küng'),
    businesses: list(
      'Kaffeewerkstatt %|Confiserie %|Hotel Seeblick|Café Rheingold|Büro am See|% & Cie',
    ),
  },
  {
    name: 'Greece',
    weight: 3,
    currency: 'EUR',
    language: 'el',
    dialling: '+30',
    vatPrefix: 'EL',
    vatPercent: 13,
    postalCode: '000 00',
    cities: list('Αθήνα|Θεσσαλονίκη|Πάτρα'),
    streets: list('Ερμού|Αγίου Δημητρίου|Κορίνθου|Σόλωνος'),
    firstNames: list('Ελένη|Γιώργος|Μαρία|Νίκος|Σοφία|Δημήτρης'),
    lastNames: list('Παπαδόπουλος|Νικολαΐδης|Οικονόμου|Βλάχος|Γεωργίου'),
    businesses: list('Καφενείο %|Ξενοδοχείο Ακτή|Μικρό Καφέ|Φούρνος %'),
  },
  {
    name: 'Japan',
    weight: 3,
    currency: 'USD',
    language: 'ja',
    dialling: '+81',
    vatPrefix: 'T',
    vatPercent: 0,
    postalCode: '000-0000',
    cities: list('東京|京都|福岡'),
    streets: list('神宮前|木屋町通|天神|清澄'),
    firstNames: list('美咲|健太|結衣|大輔|直子|翔'),
    lastNames: list('佐藤|鈴木|高橋|中村|小林'),
    businesses: list('喫茶 %|珈琲工房 %|ホテル青葉|月と豆'),
  },
  {
    name: 'United Arab Emirates',
    weight: 2,
    currency: 'USD',
    language: 'ar',
    dialling: '+971',
    vatPrefix: 'AE',
    vatPercent: 0,
    postalCode: '00000',
    cities: list('دبي|أبوظبي'),
    streets: list('شارع الوصل|شارع الكورنيش|شارع جميرا'),
    firstNames: list('فاطمة|محمد|نورة|خالد|ليلى'),
    lastNames: list('المنصوري|الهاشمي|حداد|النعيمي'),
    businesses: list('مقهى %|قهوة الصباح|فندق الخليج'),
  },
];
