import type { GroupsData } from '../../data/groups.ts'
import type { CheckMessages } from '../messages.ts'
import { number } from './number.ts'

/** `a`、`b` など5件; with the space that parts code from a particle behind it. */
function list(names: readonly string[], count = names.length): string {
  const shown = names.map((name) => (name === '' ? '名前のない行' : `\`${name}\``)).join('、')
  const end = shown.endsWith('`') ? ' ' : ''
  return count > names.length ? `${shown}${end}など${number(count)}件` : `${shown}${end}`
}

const KINDS = {
  published: 'は公開されている名前ですが、RFC 9309 がトークンに認めていない文字を含みます',
  empty: 'に値がありません',
  'star-text': 'は `*` の後に文字列が続いています',
  header: 'はトークンではなく、User-Agent ヘッダー全体です',
  list: 'は複数の名前の並びですが、1行に書けるトークンは1つだけです',
  quoted: 'は引用符で囲まれています',
  version: 'にはバージョンが付いていますが、バージョンはトークンに含まれません',
  wildcard: 'には `*` が含まれますが、トークンの中では意味を持ちません',
  spaces: 'には空白が含まれますが、RFC 9309 のトークンでは使えません',
  digits: 'には数字が含まれますが、RFC 9309 のトークンでは使えません',
  characters: 'には、RFC 9309 のトークンで使えない文字が含まれます',
} as const

export const groups: CheckMessages<keyof GroupsData> = {
  'rule-before-user-agent': {
    title: 'User-agent 行より前のルール',
    message: ({ rule, count }) =>
      `\`${rule}\` ${count === 1 ? 'は' : `など${number(count)}個のルールは`}、最初の \`User-agent:\` 行より前にあるため、どのクローラーにも適用されません。`,
    fixes: { 'add-user-agent': '上に User-agent: * を追加' },
    related: { meant: 'User-agent 行のつもりと思われる行' },
  },
  'groups-run-together': {
    title: 'つながってしまったグループ',
    message: ({ above, aboveCount, joining, because, name, rule, ruleLine }) => {
      const between = {
        directive: `\`${name}:\` ではグループが終わらない`,
        unread: `\`${name}\` はどのクローラーにも読み取られない`,
        'blank-line': '空行ではグループが終わらない',
      }[because]
      return `${between}ため、${list(above, aboveCount)}と${joining === '' ? '' : ' '}${list([joining])}は1つのグループになります。${ruleLine}行目の \`${rule}\` は${aboveCount === 1 ? 'その両方' : 'そのすべて'}に適用されます。`
    },
    fixes: { split: '空の Disallow で上のグループを終わらせる' },
    related: {
      shares: '下のルールが適用されます',
      'no-end': 'グループは終わりません',
      'joins-too': '同じグループに入ります',
    },
  },
  'blank-line-in-group': {
    title: 'グループ内の空行',
    message: ({ rule, count }) =>
      `グループの途中に空行があります。検索エンジンでは問題ありませんが、古い Python はそこでグループを終わらせ、\`${rule}\` ${count === 1 ? 'が' : `など${number(count)}個のルールが`}失われます。Yandex のヘルプでは禁止されています。`,
    fixes: { 'remove-blank-lines': 'グループ内の空行を削除' },
    related: { lost: '古い Python では失われます' },
  },
  'repeated-group': {
    title: '同じクローラーの複数のグループ',
    message: ({ tokens, count, groups: times, star }) =>
      `${list(tokens, count)}のグループが${number(times)}つあります。多くのクローラーはまとめて扱いますが、古い Python は最初の1つだけを使います${star ? '。また、Yandex Webmaster は `*` のグループが複数あるとエラーにします' : ''}。`,
    related: { same: '同じクローラーのグループ' },
  },
  'empty-group': {
    title: 'ルールのないグループ',
    message: ({ tokens, count }) =>
      `${list(tokens, count)}の下にルールがないため、すべて許可されます。空の \`Disallow:\` を書くと意図が明確になります。`,
  },
  'named-group-drops-star-rules': {
    title: '共通ルールが適用されない個別グループ',
    message: ({ tokens, count, followers, lost, lostCount }) =>
      `${list(tokens, count)}はこのグループで指定されているため、\`*\` のルールが適用されません。${list(lost, lostCount)}がブロックされなくなります。${followers.length > 0 ? `${list(followers)}も同様です。` : ''}`,
    fixes: { 'copy-rules': '* のルールをこのグループにコピー' },
    related: { lost: 'このグループには適用されません' },
  },
  'invalid-product-token': {
    title: 'プロダクトトークンではない値',
    message: ({ kind, values, count, read, meant }) => {
      const what = kind === 'empty' ? '`User-agent:`' : `\`${values[0] ?? ''}\``
      const more = count > 1 ? `（ほかに同様の行が${number(count - 1)}行）` : ''
      const taken = read === '' ? 'どのクローラーも指していないもの' : ` \`${read}\` `
      const others = kind === 'empty' ? '' : 'Yandex と Python は値全体を比較します。'
      const hint = meant.length === 1 ? `${list(meant)}のつもりと思われます。` : ''
      return `${what}${more} ${KINDS[kind]}。Google は${taken}として扱います。${others}${hint}`
    },
    fixes: {
      'use-token': ({ meant }) => `${meant[0] ?? ''} に修正`,
      'one-per-line': '1行に1つずつ分ける',
    },
    related: { also: 'ここも同様です' },
  },
  'several-tokens-on-one-line': {
    title: '1つの User-agent 行に複数のクローラー',
    message: ({ tokens, count, read }) =>
      `${list(tokens, count)}が1行に書かれています。Google は${read === '' ? 'どれも読み取らず' : ` \`${read}\` だけを読み取り`}、Yandex と Python はどれも認識しません。\`User-agent:\` 行を1つずつ分けてください。`,
    fixes: { 'one-per-line': '1行に1つずつ分ける' },
  },
  'unknown-crawler': {
    title: '知られていないクローラー',
    message: ({ token, nearest }) =>
      `\`${token}\` というクローラーは知られていません。\`${nearest}\` の誤りと思われますが、このままでは適用されません。`,
    fixes: { 'use-token': ({ nearest }) => `${nearest} に修正` },
  },
  'retired-crawler': {
    title: '現在は使われていないクローラー',
    message: ({ token, operator, today }) =>
      `\`${token}\` は${operator === '' ? '' : ` ${operator} では`}現在使われていないか、公開情報から外れています。残しておいても害はありません。${today.length > 0 ? `現在の名前: ${list(today).trimEnd()}` : ''}`,
  },
  'control-token': {
    title: '取得を行わないトークン',
    message: ({ token, operator }) =>
      `\`${token}\` はページを取得しません。このルールが決めるのは、${operator} の他のクローラーが取得した内容の使い方であり、クロール自体は止まりません。`,
  },
  'star-does-not-apply': {
    title: '* のルールが及ばないクローラー',
    message: ({ tokens }) =>
      `このルールは ${list(tokens)}には効きません。名前を指定したグループにだけ従うためです。`,
  },
  'user-triggered-crawler': {
    title: '人の操作で取得するクライアント',
    message: ({ token, operator, saidBy }) =>
      saidBy === 'operator'
        ? `\`${token}\` は人の操作を受けて取得します。${operator} は、その場合 robots.txt が適用されないことがあるとしています。`
        : `\`${token}\` は人の操作を受けて取得します。公開されているクローラー一覧によると、その場合 robots.txt が適用されないことがあります。`,
  },
}
