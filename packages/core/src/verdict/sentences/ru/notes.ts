/** Russian: notes on verdicts and on addresses. */
import type { Sentences } from '../sentences.ts'

export const notes: Sentences['notes'] = {
  'read-like-google':
    'Строка или её группа нарушает грамматику, и как её читать, нигде не сказано; она прочитана так, как читает опубликованный парсер Google.',
  'cut-at-size-limit': 'Файл больше, чем читается; остаток не учитывается.',
  'fetched-in-part': 'Загружено только начало файла; правила после него в вердикте не учтены.',
  'policy-assumed': 'Что означает такой ответ сайта, нигде не описано; это предположение.',
  'custom-token': 'Робота нет в нашем списке: файл прочитан по стандарту, именно для этого токена.',
  'control-token':
    'С этим токеном никто ничего не загружает: ответ говорит, можно ли использовать уже загруженное.',
  retired: 'Больше не используется или больше не описан владельцем.',
  'ignores-wildcard': 'Группы для * на него не распространяются: его нужно назвать.',
  'user-triggered':
    'Загружает страницы по просьбе человека, поэтому robots.txt может на него не распространяться.',
  'does-not-respect': 'Не соблюдает robots.txt.',
  'partly-respects': 'Соблюдает robots.txt лишь частично.',
  'respect-assumed': 'Соблюдает ли он robots.txt, нигде не сказано; это предположение.',
  unverified: 'Часть сведений о нём проверить не удалось.',
}

export const targetProblems: Sentences['targetProblems'] = {
  empty: 'Введите адрес страницы.',
  'too-long': 'Адрес длиннее 16 КиБ.',
  scheme: 'Файл robots.txt бывает только у адресов http, https и ftp.',
  'no-host': 'В адресе нет имени сайта. Укажите его полностью, например https://example.com/page.',
  malformed: 'Это не похоже на адрес. Проверьте, нет ли в нём опечаток.',
}

export const targetNotes: Sentences['targetNotes'] = {
  'scheme-added': 'Схема не указана; подразумевается https.',
  'fragment-dropped': 'Часть после # не учитывается: роботы её не отправляют.',
  'credentials-dropped': 'Имя пользователя и пароль не учитываются.',
}
