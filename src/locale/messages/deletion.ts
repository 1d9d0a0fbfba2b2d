import type { Translations } from './translations.ts';

/** A deletion of which nobody knows whether it was done. */
export const deletion = {
  'Whether {name} was deleted is not known.': {
    ar: 'لا يُعرف إن كان {name} قد حُذف.',
    de: 'Ob {name} gelöscht wurde, ist nicht bekannt.',
    es: 'No se sabe si se eliminó {name}.',
    fr: 'On ne sait pas si {name} a été supprimé.',
    ja: '{name}が削除されたかどうかは不明です。',
    zh: '尚不清楚{name}是否已被删除。',
  },
  'Check whether it was deleted': {
    ar: 'التحقق من الحذف',
    de: 'Prüfen, ob es gelöscht wurde',
    es: 'Comprobar si se eliminó',
    fr: 'Vérifier la suppression',
    ja: '削除されたか確認',
    zh: '检查是否已删除',
  },
  '{name} is still there. It can be deleted again.': {
    ar: 'ما زال {name} موجودًا. يمكن حذفه مرة أخرى.',
    de: '{name} ist noch da und kann noch einmal gelöscht werden.',
    es: '{name} sigue ahí. Se puede volver a eliminar.',
    fr: '{name} est toujours là. La suppression peut être relancée.',
    ja: '{name}はまだ存在します。もう一度削除できます。',
    zh: '{name}仍然存在，可以再次删除。',
  },
  '{name} is gone: it was deleted.': {
    ar: 'لم يعد {name} موجودًا: لقد حُذف.',
    de: '{name} ist nicht mehr da: Es wurde gelöscht.',
    es: '{name} ya no está: se eliminó.',
    fr: '{name} n’existe plus : la suppression a eu lieu.',
    ja: '{name}はもうありません。削除されました。',
    zh: '{name}已不存在：它已被删除。',
  },
} satisfies Translations;
