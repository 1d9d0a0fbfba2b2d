import type { Translations } from './translations.ts';

/** What developers see of a page's calls. */
export const calls = {
  '{count, plural, one {# call} other {# calls}}': {
    ar: '{count, plural, zero {لا استدعاءات} one {استدعاء واحد} two {استدعاءان} few {# استدعاءات} many {# استدعاءً} other {# استدعاء}}',
    de: '{count, plural, one {# Aufruf} other {# Aufrufe}}',
    es: '{count, plural, one {# llamada} other {# llamadas}}',
    fr: '{count, plural, one {# appel} other {# appels}}',
    ja: '{count, plural, other {呼び出し # 件}}',
    zh: '{count, plural, other {# 次调用}}',
  },
  Calls: {
    ar: 'الاستدعاءات',
    de: 'Aufrufe',
    es: 'Llamadas',
    fr: 'Appels',
    ja: '呼び出し',
    zh: '调用',
  },
  Operation: {
    ar: 'العملية',
    de: 'Operation',
    es: 'Operación',
    fr: 'Opération',
    ja: 'オペレーション',
    zh: '操作',
  },
  'Clear|the calls': { ar: 'مسح', de: 'Leeren', es: 'Vaciar', fr: 'Vider', ja: '消去', zh: '清空' },
  Variables: {
    ar: 'المتغيرات',
    de: 'Variablen',
    es: 'Variables',
    fr: 'Variables',
    ja: '変数',
    zh: '变量',
  },
  'Copy variables': {
    ar: 'نسخ المتغيرات',
    de: 'Variablen kopieren',
    es: 'Copiar variables',
    fr: 'Copier les variables',
    ja: '変数をコピー',
    zh: '复制变量',
  },
  'Copy as curl': {
    ar: 'نسخ كأمر curl',
    de: 'Als curl kopieren',
    es: 'Copiar como curl',
    fr: 'Copier en curl',
    ja: 'curl としてコピー',
    zh: '复制为 curl',
  },
  '{query}: {need, select, page {the page needs it} panel {a part of the page} other {may come late}}{before, select, ready {, refreshed} failed {, once more after a failure} other {}}':
    {
      ar: '{query}: {need, select, page {تحتاجه الصفحة} panel {جزء من الصفحة} other {قد يتأخر}}{before, select, ready {، تحديث} failed {، مرة أخرى بعد فشل} other {}}',
      de: '{query}: {need, select, page {die Seite braucht es} panel {ein Teil der Seite} other {darf später kommen}}{before, select, ready {, aufgefrischt} failed {, noch einmal nach einem Fehler} other {}}',
      es: '{query}: {need, select, page {la página lo necesita} panel {una parte de la página} other {puede llegar después}}{before, select, ready {, actualizado} failed {, otra vez tras un fallo} other {}}',
      fr: '{query} : {need, select, page {la page en a besoin} panel {une partie de la page} other {peut venir plus tard}}{before, select, ready {, actualisé} failed {, de nouveau après un échec} other {}}',
      ja: '{query}：{need, select, page {ページに必須} panel {ページの一部} other {後からでも可}}{before, select, ready {、更新} failed {、失敗後の再試行} other {}}',
      zh: '{query}：{need, select, page {页面必需} panel {页面的一部分} other {可稍后到达}}{before, select, ready {，刷新} failed {，失败后重试} other {}}',
    },
  '{kind, select, mutation {a change} subscription {a subscription} other {a part of the page}}': {
    ar: '{kind, select, mutation {تغيير} subscription {اشتراك} other {جزء من الصفحة}}',
    de: '{kind, select, mutation {eine Änderung} subscription {ein Abonnement} other {ein Teil der Seite}}',
    es: '{kind, select, mutation {un cambio} subscription {una suscripción} other {una parte de la página}}',
    fr: '{kind, select, mutation {une modification} subscription {un abonnement} other {une partie de la page}}',
    ja: '{kind, select, mutation {変更} subscription {サブスクリプション} other {ページの一部}}',
    zh: '{kind, select, mutation {更改} subscription {订阅} other {页面的一部分}}',
  },
  '{source, select, server {painted by the server} store {from the store} other {from the backend}}':
    {
      ar: '{source, select, server {رسمه الخادم مع الصفحة} store {من المخزن} other {من الخادم الخلفي}}',
      de: '{source, select, server {vom Server gezeichnet} store {aus dem Speicher} other {vom Backend}}',
      es: '{source, select, server {pintado por el servidor} store {del almacén} other {del servidor de datos}}',
      fr: '{source, select, server {peint par le serveur} store {du magasin} other {du serveur de données}}',
      ja: '{source, select, server {サーバーで描画} store {ストアから} other {バックエンドから}}',
      zh: '{source, select, server {由服务器渲染} store {来自存储} other {来自后端}}',
    },
  '{outcome, select, running {under way} answered {answered} failed {failed} other {no longer awaited}}':
    {
      ar: '{outcome, select, running {جارٍ} answered {تمت الإجابة} failed {فشل} other {لم يعد منتظرًا}}',
      de: '{outcome, select, running {unterwegs} answered {beantwortet} failed {fehlgeschlagen} other {nicht mehr erwartet}}',
      es: '{outcome, select, running {en curso} answered {respondida} failed {fallida} other {ya no se espera}}',
      fr: '{outcome, select, running {en cours} answered {répondu} failed {échoué} other {n’est plus attendu}}',
      ja: '{outcome, select, running {実行中} answered {応答あり} failed {失敗} other {待機終了}}',
      zh: '{outcome, select, running {进行中} answered {已应答} failed {失败} other {不再等待}}',
    },
  '{count, plural, other {sent # times}}': {
    ar: '{count, plural, other {أُرسل # مرات}}',
    de: '{count, plural, other {#-mal gesendet}}',
    es: '{count, plural, other {enviada # veces}}',
    fr: '{count, plural, other {envoyé # fois}}',
    ja: '{count, plural, other {# 回送信}}',
    zh: '{count, plural, other {发送 # 次}}',
  },
} satisfies Translations;
