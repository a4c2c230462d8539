/** Japanese: decision points about groups. */
import { oneOf } from '../decision-texts.ts'
import type { GroupDecisionTexts } from '../decision-topics.ts'

export const groupDecisions: GroupDecisionTexts = {
  groupClosers: {
    name: 'User-agent 行の並びの終わり',
    question:
      'ルール以外に、次の User-agent 行から新しいグループを始めさせるディレクティブはどれですか。',
    answer: (names) => {
      if (names === 'every-directive') return 'すべてのディレクティブ'
      return names.length === 0 ? 'なし' : names.join('、')
    },
  },
  repeatedGroups: {
    name: '同じ名前のグループ',
    question: '複数のグループが同じクローラーを指定している場合はどうなりますか。',
    answer: oneOf({ merged: 'まとめて1つとして扱う', first: '最初のグループだけが有効' }),
  },
  groupWithoutRules: {
    name: 'ルールのないグループ',
    question: 'ルールのないグループは有効ですか。',
    answer: oneOf({ counts: '有効（すべて許可）', dropped: '無効（存在しないものとして扱う）' }),
  },
  productToken: {
    name: 'プロダクトトークン',
    question: 'User-agent 行はクローラーのトークンとどのように照合されますか。',
    answer: oneOf({
      'leading-letters': '先頭の英字、ハイフン、アンダースコアを照合',
      published: '先頭の英字、ハイフン、アンダースコアを照合（その他のトークンは値全体を照合）',
      grammar: '値全体を照合（文法に合うトークンのみ）',
      'whole-value': '値全体を照合',
      'first-within': 'トークンの一部を指定している最初のグループを適用',
      'whole-or-within': '値全体を照合し、なければトークンの一部を指定している最初のグループを適用',
      'longest-within': 'トークンの一部と一致する最も長い値を適用',
    }),
  },
  tokenEscapes: {
    name: 'トークン内の %XX',
    question: 'User-agent 行の %XX はデコードされますか。',
    answer: oneOf({ 'as-written': 'いいえ', decoded: 'はい' }),
  },
  emptyUserAgent: {
    name: '値のない User-agent 行',
    question: '値のない User-agent 行はどう扱われますか。',
    answer: oneOf({
      'opens-group': 'どのクローラーも指定しないグループを始める',
      'continues-group': '続く行を直前のグループに加える',
    }),
  },
  starGroup: {
    name: '* と他の名前のグループ',
    question: '* と他のトークンの両方を指定したグループは誰に適用されますか。',
    answer: oneOf({
      'for-all-it-names': '指定されたすべてのクローラー',
      'for-others-only': 'どこにも指定されていないクローラーのみ',
    }),
  },
  crawlerHabits: {
    name: 'クローラー固有の動作',
    question: 'クローラーの代替トークンや、* のグループが適用されないという例外は考慮されますか。',
    answer: oneOf({ known: 'はい', unknown: 'いいえ（固有の動作を知らない）' }),
  },
  looseStar: {
    name: '* の後の文字列',
    question: '* の後に文字列があっても、すべてのクローラーを指しますか。',
    answer: (loose) => (loose ? 'はい' : 'いいえ'),
  },
  familyTokens: {
    name: '系列のトークン',
    question: 'クローラー自身のトークンと * の間に、どのトークンが探されますか。',
    answer: (tokens) => (tokens.length === 0 ? 'なし' : tokens.join('、')),
  },
}
