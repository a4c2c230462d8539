/** Japanese: why rules lost, why they nearly matched, why lines do not count or count after all. */
import type { Sentences } from '../sentences.ts'

export const lostBecause: Sentences['lostBecause'] = {
  shorter: {
    label: '短い',
    explanation: '一致しますが、より長く一致するルールがあり、最長一致のルールで判定されます。',
  },
  'tie-allow-wins': {
    label: '同じ長さ（Allow 優先）',
    explanation:
      '判定に使われたルールと同じ長さです。同じ長さの場合は Allow が Disallow に優先します。',
  },
  'later-line': {
    label: '後の行',
    explanation: '判定に使われたルールと強さは同じですが、ファイル内で後に書かれています。',
  },
}

export const nearMisses: Sentences['nearMisses'] = {
  'letter-case': {
    label: '大文字と小文字の違い',
    explanation: '大文字と小文字を区別しなければ一致しますが、パスでは区別されます。',
  },
  'end-anchor': {
    label: '末尾の $',
    explanation: '$ は URL がそこで終わることを求めます。$ がなければ一致します。',
  },
  'missing-slash': {
    label: 'URL 末尾のスラッシュなし',
    explanation: 'URL のパスがスラッシュで終わっていれば一致します。',
  },
  encoding: {
    label: 'パーセントエンコーディングの違い',
    explanation: '両方のパーセントエンコーディングをデコードすれば一致します。',
  },
  'other-group': {
    label: '別のグループ',
    explanation:
      '一致しますが、より具体的なグループが優先されるため、このグループは適用されません。',
  },
  'no-leading-slash': {
    label: '先頭のスラッシュなし',
    explanation: '先頭にスラッシュがあれば一致します。このままではどの URL にも一致しません。',
  },
}

export const ignored: Sentences['ignored'] = {
  'unknown-directive': {
    label: '不明なディレクティブ',
    explanation: 'この名前のディレクティブを解釈するクローラーは知られていません。',
  },
  'no-separator': {
    label: 'コロンなし',
    explanation: 'ディレクティブの名前と値の間にはコロンが必要です。',
  },
  'outside-group': {
    label: 'グループの外',
    explanation: 'このルールより前に User-agent 行がないため、どのクローラーにも適用されません。',
  },
  'no-leading-slash': {
    label: '先頭のスラッシュなし',
    explanation: 'パスが / でも * でも始まらないため、どの URL にも一致しません。',
  },
  'other-dialect': {
    label: 'ここでは不使用',
    explanation: '知られた名前や綴りですが、この解釈方式では使われません。',
  },
  'past-size-limit': {
    label: 'サイズ上限の外',
    explanation: 'ファイルのうち読み取られる範囲より後ろにあります。',
  },
}

export const leniencies: Sentences['leniencies'] = {
  spelling: {
    label: 'つづりの誤り',
    explanation: 'よくあるつづりの誤りで、正しい名前として読み取られます。',
  },
  'name-prefix': {
    label: '余分な文字のある名前',
    explanation: '先頭だけがディレクティブの名前と一致しています。残りの文字は無視されます。',
  },
  'missing-colon': {
    label: 'コロンなし',
    explanation: 'コロンがありませんが、2つの語が名前と値として読み取られます。',
  },
  'token-cut': {
    label: 'トークンの一部のみ',
    explanation: '先頭の英字、ハイフン、アンダースコアだけがプロダクトトークンとして扱われます。',
  },
  'loose-star': {
    label: '* の後に文字列',
    explanation: '* の後に文字列がありますが、すべてのクローラーを指す行として扱われます。',
  },
  'line-cut': {
    label: '行の一部のみ',
    explanation: '行が非常に長いため、先頭部分だけが読み取られます。',
  },
  nul: {
    label: 'NUL 文字',
    explanation: '行に NUL 文字が含まれており、それより後ろは読み取られません。',
  },
}
