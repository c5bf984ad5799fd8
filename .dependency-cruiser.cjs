// Which file may know which. Arrows point inward; anything else is a mistake.

// Tests stand beside their files, what they share in a folder `testing`. They may also use the two kits; those that drive
// a whole server may use every package.
const TESTS = '[.]test[.]ts$';
const SHARED = '/src/testing/';
const WHOLE = '[.](browser|crash|pictures)[.]test[.]ts$';
const KITS = ['testkit', 'browserkit'];

const MAY_USE = {
  core: [],
  testkit: ['core'],
  games: ['core'],
  protocol: ['core', 'games'],
  bots: ['core', 'games'],
  rooms: ['core', 'games', 'protocol', 'bots'],
  server: ['core', 'games', 'protocol', 'rooms'],
  web: ['core', 'games', 'protocol', 'rooms'],
  // Of the client the command line reads the words alone: its front door has nothing else.
  cli: ['core', 'testkit', 'games', 'protocol', 'bots', 'server', 'web'],
  browserkit: [],
};

const strangers = (name, others) => ({ path: '^packages/', pathNot: `^packages/(${[name, ...others].join('|')})/` });

const arrows = Object.entries(MAY_USE).flatMap(([name, others]) => [
  {
    name: `${name}-may-use-${others.join('-') || 'nothing'}`,
    severity: 'error',
    from: { path: `^packages/${name}/`, pathNot: [TESTS, SHARED] },
    to: strangers(name, others),
  },
  {
    name: `tests-of-${name}`,
    severity: 'error',
    from: { path: `^packages/${name}/.*(${TESTS}|${SHARED})`, pathNot: WHOLE },
    to: strangers(name, [...others, ...KITS]),
  },
]);

/** What the package.json of a package offers by name. */
const DOORS =
  '^packages/(([^/]+/src/(testing/)?|games/src/[^/]+/)index|core/src/parse|rooms/src/(clock|store/store))[.]ts$|^packages/games/src/[^/]+/minutes/.*[.]json$';

/** The rules of a game as text, which the build brings in. */
const TEXTS = '^@reseau/games/[^/]+/SPEC([.](fr|ja))?[.]md[?]raw$';

/** Of the web client, from the lowest: each may know those below it. Games and the table do not know each other. */
const LAYERS = [
  'device',
  'words',
  'ui',
  'connection',
  'session',
  'invite',
  'lobby',
  'table',
  'passing',
  'learning',
  'games',
  'pages',
];
const layersAbove = (name) => [
  ...LAYERS.slice(LAYERS.indexOf(name) + 1),
  ...(name === 'games' ? ['invite', 'lobby', 'table', 'passing', 'learning'] : []),
];
const layers = LAYERS.slice(0, -1).map((name) => ({
  name: `${name}-knows-nothing-above-it`,
  severity: 'error',
  from: { path: `^packages/web/src/${name}/`, pathNot: TESTS },
  to: { path: `^packages/web/src/((${layersAbove(name).join('|')})/|[^/]+$)` },
}));

const GAME = '^packages/games/src/([^/]+)/';
const SCREENS = '^packages/web/src/games/([^/]+)/';
const CATALOGUES = '^packages/web/src/games/[^/]+/catalogue[.a-z]*[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows,
    ...layers,
    {
      name: 'rules-are-pure',
      comment: 'Core and games stand on the language alone: no Node, no package from outside.',
      severity: 'error',
      from: { path: '^packages/(core|games)/src', pathNot: TESTS },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'no-node-outside-the-server',
      comment: 'Messages, bots, rooms, the test kit and the web client run in a browser too.',
      severity: 'error',
      from: { path: '^packages/(testkit|protocol|bots|rooms|web)/src', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rooms-run-in-a-worker',
      comment: 'The page talks to the tables of its own device as it talks to a server: by messages.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: ['^packages/web/src/local/', TESTS, SHARED] },
      to: { path: '^packages/(rooms|bots)/|^packages/web/src/local/' },
    },
    {
      name: 'games-are-strangers',
      severity: 'error',
      from: { path: GAME },
      to: { path: '^packages/games/src/[^/]+/', pathNot: '^packages/games/src/$1/' },
    },
    {
      name: 'games-do-not-know-the-catalogue',
      severity: 'error',
      from: { path: GAME },
      to: { path: '^packages/games/src/[^/]+$' },
    },
    {
      name: 'rules-read-the-box-of-the-match',
      comment: 'Ours may be another by now: what a match is played with is on its table.',
      severity: 'error',
      from: {
        path: '^packages/games/src/project/',
        pathNot: ['/project/(data|testing)/', '/project/(index|read-box)[.]ts$', TESTS],
      },
      to: { path: '^packages/games/src/project/data/' },
    },
    {
      name: 'base-does-not-know-its-modules',
      comment: 'Only the front door and the catalogue of a game name its modules.',
      severity: 'error',
      from: { path: GAME, pathNot: ['/modules/', '^packages/games/src/[^/]+/(index|catalogue|compose)[.]ts$', TESTS] },
      to: { path: '^packages/games/src/$1/modules/' },
    },
    {
      name: 'modules-do-not-know-each-other',
      severity: 'error',
      from: {
        path: '^packages/games/src/([^/]+)/modules/([^/]+?)([.]ts$|/)',
        pathNot: ['/modules/(index|catalogue)[.]ts$', TESTS],
      },
      to: { path: '^packages/games/src/$1/modules/', pathNot: '^packages/games/src/$1/modules/$2([.]ts$|/)' },
    },
    {
      name: 'screens-do-not-know-modules',
      comment: 'The client reaches the screens of a module through the catalogue.',
      severity: 'error',
      from: { path: SCREENS, pathNot: ['/modules/', CATALOGUES, TESTS] },
      to: { path: '^packages/web/src/games/$1/modules/' },
    },
    {
      name: 'art-knows-no-folder-beside-it',
      comment: 'All folders of a game draw with its art: one that art knew in turn would stand in a circle with it.',
      severity: 'error',
      from: { path: `${SCREENS}art/`, pathNot: TESTS },
      to: { path: '^packages/web/src/games/$1/[^/]+/', pathNot: '^packages/web/src/games/$1/art/' },
    },
    {
      name: 'screens-of-modules-do-not-know-each-other',
      severity: 'error',
      from: { path: `${SCREENS}modules/([^/]+)/` },
      to: {
        path: '^packages/web/src/games/$1/(modules/|catalogue[.a-z]*[.]ts$)',
        pathNot: '^packages/web/src/games/$1/modules/$2/',
      },
    },
    {
      name: 'base-of-the-bots-does-not-know-its-modules',
      comment: 'Only the catalogue names them; what the base must know of a module, the module declares.',
      severity: 'error',
      from: { path: '^packages/bots/src/', pathNot: ['/resistance/modules/', '/resistance/catalogue[.]ts$', TESTS] },
      to: { path: '^packages/bots/src/resistance/modules/' },
    },
    {
      name: 'bots-of-modules-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/bots/src/resistance/modules/([^/]+?)([.]ts$|/)', pathNot: TESTS },
      to: {
        path: '^packages/bots/src/resistance/(modules/|catalogue[.]ts$)',
        pathNot: '^packages/bots/src/resistance/modules/$1([.]ts$|/)',
      },
    },
    {
      name: 'front-door-only',
      comment:
        'Another package is imported by its name, and a game by its own; never by a path into it. Only the test that plants ' +
        'leaks into what rooms tell has to name the files it plants them in.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: '^packages/server/src/evening-secrecy[.]test[.]ts$' },
      to: { path: '^packages/[^/]+/', pathNot: ['^packages/$1/', DOORS] },
    },
    {
      name: 'side-door-for-tests',
      comment: 'What a package offers to the tests of others is for tests alone.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: [TESTS, SHARED] },
      to: { path: '^packages/[^/]+/src/testing/', pathNot: '^packages/$1/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'tests-are-leaves', severity: 'error', from: { pathNot: TESTS }, to: { path: TESTS } },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^svelte/elements$', TEXTS] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|node_modules|[.]svelte-check)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'browser', 'import', 'node', 'default'],
    },
  },
};
