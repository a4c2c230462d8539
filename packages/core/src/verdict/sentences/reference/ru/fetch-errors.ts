/** Russian: why a fetch failed or was not tried, and what to do next. */
import type { ReferenceTexts } from '../reference-texts.ts'

const ASK_AGAIN = 'Повторите через несколько минут или вставьте текст файла.'
const CHECK_SERVER = 'Проверьте, работает ли веб-сервер и не закрывает ли его межсетевой экран.'
const CHECK_SPELLING = 'Проверьте, нет ли в адресе опечаток.'
const RENEW = 'Обновите сертификат: роботы его тоже не примут.'
const PASTE = 'Вместо этого вставьте текст файла.'
const CHECK_COMPRESSION = 'Проверьте настройки сжатия на сервере или в CDN.'
const CHECK_PROXY = 'Проверьте сервер или прокси перед ним.'
const CHECK_REFUSAL = 'Проверьте, не отклоняет ли сервер или межсетевой экран незнакомых клиентов.'
const CHECK_NAME_SERVERS = 'Проверьте DNS-серверы домена или повторите попытку.'
const TOO_SLOW = 'Выясните, почему сервер медлит: роботы тоже не станут ждать.'
const PUBLIC_AUTHORITY =
  'Используйте сертификат общедоступного удостоверяющего центра: этому роботы не доверяют.'
const WHOLE_ADDRESS = 'Введите его полностью, например https://example.com/page.'

export const fetchStages: ReferenceTexts['fetchStages'] = {
  dns: { what: 'Не удалось найти имя сайта в DNS.', next: CHECK_SPELLING },
  connect: { what: 'Не удалось соединиться с сервером.', next: CHECK_SERVER },
  tls: {
    what: 'Не удалось установить защищённое соединение.',
    next: 'Проверьте сертификат и настройки TLS на сервере.',
  },
  timeout: { what: 'Сервер не ответил вовремя.', next: ASK_AGAIN },
  read: { what: 'Не удалось прочитать ответ сервера.', next: ASK_AGAIN },
  decode: { what: 'Не удалось распаковать ответ.', next: CHECK_COMPRESSION },
  policy: { what: 'По этому адресу мы не обращались.', next: PASTE },
}

export const fetchErrors: ReferenceTexts['fetchErrors'] = {
  'not-an-address': {
    what: 'Это не похоже на адрес.',
    next: 'Введите адрес, например https://example.com/page.',
  },
  'no-host': { what: 'В адресе не указан сайт.', next: WHOLE_ADDRESS },
  'scheme-not-allowed': {
    what: 'Файлы загружаются только по http и https.',
    next: 'Введите адрес, который начинается с https://, или вставьте текст файла.',
  },
  'credentials-in-address': {
    what: 'В адресе есть имя пользователя или пароль, а мы их не передаём.',
    next: 'Уберите их из адреса: роботы их тоже не передают.',
  },
  'port-not-allowed': { what: 'К этому порту мы не обращаемся.', next: PASTE },
  'address-not-public': {
    what: 'Адрес находится в частной сети, а к таким мы не обращаемся.',
    next: PASTE,
  },
  'no-address': {
    what: 'Имя сайта существует, но IP-адреса у него нет.',
    next: 'Добавьте для него запись A или AAAA.',
  },
  'look-up-timeout': {
    what: 'Не удалось вовремя найти имя сайта в DNS.',
    next: CHECK_NAME_SERVERS,
  },
  'connect-timeout': { what: 'Сервер вовремя не принял соединение.', next: CHECK_SERVER },
  'tls-timeout': {
    what: 'Сервер вовремя не установил защищённое соединение.',
    next: ASK_AGAIN,
  },
  'first-octet-timeout': {
    what: 'Сервер принял запрос, но вовремя не начал отвечать.',
    next: TOO_SLOW,
  },
  'total-timeout': {
    what: 'Ответ шёл слишком медленно, и дочитать его не удалось.',
    next: TOO_SLOW,
  },
  'no-answer': { what: 'Сервер закрыл соединение, не ответив.', next: CHECK_REFUSAL },
  'not-http': {
    what: 'Сервер прислал не HTTP.',
    next: 'Проверьте схему и порт в адресе.',
  },
  'headers-too-large': {
    what: 'Заголовки ответа слишком велики.',
    next: 'Проверьте, какие cookie и заголовки сервер отправляет вместе с robots.txt.',
  },
  'too-many-interim-answers': {
    what: 'Сервер слал один промежуточный ответ (1xx) за другим, но не дал окончательного.',
    next: CHECK_PROXY,
  },
  'body-cut-short': {
    what: 'Соединение оборвалось раньше, чем файл пришёл целиком.',
    next: ASK_AGAIN,
  },
  'broken-body': { what: 'Файл пришёл частями, которые не складываются.', next: CHECK_PROXY },
  'unknown-encoding': {
    what: 'Файл пришёл в кодировании, которое не запрашивали.',
    next: CHECK_COMPRESSION,
  },
  'too-many-encodings': { what: 'Файл сжат несколько раз подряд.', next: CHECK_COMPRESSION },
  'corrupt-encoding': {
    what: 'Файл объявлен сжатым, но распаковать его не удаётся.',
    next: CHECK_COMPRESSION,
  },
  'encoding-too-large': {
    what: 'Распаковка файла потребовала бы слишком много ресурсов.',
    next: CHECK_COMPRESSION,
  },
  ENOTFOUND: { what: 'Такого имени сайта нет в DNS.', next: CHECK_SPELLING },
  EAI_AGAIN: { what: 'DNS-серверы домена не ответили.', next: CHECK_NAME_SERVERS },
  ECONNREFUSED: { what: 'Сервер отказал в соединении.', next: CHECK_SERVER },
  ECONNRESET: { what: 'Сервер оборвал соединение.', next: CHECK_REFUSAL },
  ETIMEDOUT: { what: 'Сервер не отозвался на попытку соединения.', next: CHECK_SERVER },
  EHOSTUNREACH: { what: 'К серверу нет маршрута.', next: ASK_AGAIN },
  ENETUNREACH: { what: 'К сети сервера нет маршрута.', next: ASK_AGAIN },
  CERT_HAS_EXPIRED: { what: 'Срок действия сертификата истёк.', next: RENEW },
  CERT_NOT_YET_VALID: {
    what: 'Срок действия сертификата ещё не начался.',
    next: 'Проверьте, с какой даты он действует.',
  },
  CERT_REVOKED: { what: 'Сертификат отозван.', next: RENEW },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    what: 'Сертификат выдан для другого имени сайта.',
    next: 'Используйте сертификат, в котором указано это имя.',
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: { what: 'Сертификат самоподписанный.', next: PUBLIC_AUTHORITY },
  SELF_SIGNED_CERT_IN_CHAIN: {
    what: 'Сертификат выдан центром, которому нет доверия.',
    next: PUBLIC_AUTHORITY,
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    what: 'Не хватает промежуточного сертификата.',
    next: 'Установите на сервере всю цепочку сертификатов.',
  },
}
