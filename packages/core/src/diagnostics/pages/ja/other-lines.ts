import type { OtherLinesData } from '../../data/other-lines.ts'
import type { CheckPages } from '../pages.ts'

export const otherLines: CheckPages<keyof OtherLinesData> = {
  'crawl-delay': {
    finds:
      'すべての `Crawl-delay:` と、数値でない、小数、0、Bing のヘルプにある20秒を超えるといった値の問題を見つけ、指定されたクローラーが従うとわかっているかどうかも示します。',
    why: 'RFC 9309 にはない指定です。Bing は従います（整数の秒数。ヘルプでは1～20、2012年の記事では1～30）。Anthropic のクローラー、CCBot、MJ12bot、SeznamBot なども従います。Google は一度も対応しておらず、Yandex は2018年に対応をやめ、Apple と Amazon は対応しないと明言しています。Yandex のクロール速度は Yandex Webmaster で設定します。\n\nCrawl-delay はグループを終わらせません。次の `User-agent:` は上のグループに加わります。',
    ignore: '従うクローラーに向けたもので、値が小さな整数の場合。',
  },
  'noindex-line': {
    finds: '`Noindex:`、`Nofollow:`、`Noarchive:` の行を見つけます。',
    why: '一度も公式に定められたことのない指定です。Google は数年間 `Noindex:` に対応していましたが、2019年9月1日に終了しました。他に読む検索エンジンは知られていません。検索結果に出したくないページには、ページの中か `X-Robots-Tag` ヘッダーで `noindex` を指定し、ブロックはしないでください。取得できなければ、その指定も読まれません。',
    ignore: '無視してよい場合はありません。何の効果もない行です。',
  },
  'host-line': {
    finds: '`Host:` の行を見つけます。',
    why: 'かつて Yandex は、複数あるホストのうち主となるものをこの行から読み取っていました。2018年3月20日からはリダイレクト（301）に従います。他の検索エンジンが読んだことはありません。害はありません。',
    ignore: '気にならなければ、無視して構いません。',
  },
  'clean-param': {
    finds:
      'Yandex が意図どおりに読み取れない `Clean-param:` を見つけます。パラメータがない、500文字を超える、コンマや空白で区切られている、`&` の片側に名前がない、名前に使われない記号がある、ASCII 以外の文字がある、パスが `/` で始まらない、といった場合です。',
    why: 'この行を読むのは Yandex だけです。ページの内容を変えないパラメータを `&` でつなぎ、空白の後に対象となるパスの先頭を書きます（例: `Clean-param: ref&sid /shop/`）。パラメータの間に空白があると、2つ目がパスとみなされます。Yandex Webmaster はこうした行をエラーとして報告します。',
    ignore: 'Yandex を重視しないサイトの場合。その場合は行を削除できます。',
  },
  'sitemap-not-absolute': {
    finds:
      '値が完全な URL ではない `Sitemap:` の行を見つけます。`/sitemap.xml`、`www.example.com/sitemap.xml`、空の値、1行に並べた複数の URL、かっこや引用符で囲んだもの、置き換えられていないひな形などです。',
    why: '`https://` とホストを含む完全な URL が必要です。Google、Bing、Yandex は書かれたとおりに読むため、それ以外では見つけられません。Lighthouse と Yandex Webmaster はエラーを報告します。',
    ignore:
      '別の方法でサイトマップを送信している場合。ただし、その場合でも壊れた行は役に立ちません。',
  },
  'sitemap-blocked': {
    finds:
      'このサイトのサイトマップを示しながら、サイトの一部に対するルールで検索エンジンによる取得を禁止しているものを見つけます。',
    why: 'クローラーはサイトマップも他の URL と同じように取得し、禁止されていれば取得しません。Google の仕様にも明記されています。サイトマップの URL を Allow に書けば、それだけを許可できます。',
    ignore: 'サイトマップを読ませる必要のないクローラーだけをブロックしている場合。',
  },
  'sitemap-other-host': {
    finds:
      'サイトのアドレスがわかっているとき、それとは別のホストやスキームのサイトマップを見つけます。アドレスがわからないときは、最初のサイトマップのホストをサイトのホストとみなします。',
    why: 'robots.txt 自体が両者の関係を示しているため、Google と sitemaps.org は別のホストのサイトマップを認めています。一方で、他のサイトのファイル、https への移行、ひな形の名残であることもあります。サイトマップに載せられるのは、検索エンジンが両者の関係を把握していない限り、同じホストの URL です。',
    ignore: 'サイトマップが実際にそこにある場合。',
  },
  'request-rate-or-visit-time': {
    finds: '`Request-rate:` と `Visit-time:` の行を見つけます。',
    why: '1996年の草案とその後継に由来し、何秒間に何ページまで、何時から何時まで、という指定です。SeznamBot はかつて対応していましたが、現在の説明には記載がありません。Python と Scrapy のパーサーは値を読み取り、扱いはプログラムに任せます。',
    ignore: '従うクローラーを知っている場合。害はありません。',
  },
}
