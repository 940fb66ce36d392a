import { bare } from '../../cards/bare.ts';
import { harmless } from '../../kit/book/markup.ts';
import type { Lived } from '../lived.ts';
import { titleOf } from '../tables/exports.ts';
import { type DiaryDay, diaryOf } from './diary.ts';
import { type ZippedFile, zipOf } from './zip.ts';

/** What a book says of itself. */
interface AboutTheBook {
  /** Distinguishes this book from every other. */
  readonly id: string;
  readonly title: string;
}

/** The diary for an e-reader, by EPUB 3.3: a title page, and a page for each day. */
export function diaryBook(lived: Lived): Uint8Array {
  const about = { id: `urn:wof:${lived.seed}:${lived.name}`, title: titleOf(lived) };
  const pages = diaryOf(lived).map((day) => ({ id: `day-${day.day}`, title: day.title, body: dayBody(day) }));
  const title = { id: 'title', title: about.title, body: `<h1>${xmlText(about.title)}</h1>` };
  const all = [title, ...pages];
  return zipOf([
    { path: 'mimetype', text: 'application/epub+zip' },
    { path: 'META-INF/container.xml', text: CONTAINER },
    { path: 'book/package.opf', text: packageOf(all, about) },
    { path: 'book/contents.xhtml', text: contentsOf(all) },
    ...all.map(
      ({ id, title: named, body }): ZippedFile => ({
        path: `book/${id}.xhtml`,
        text: pageOf(named, `<body>${body}</body>`),
      }),
    ),
  ]);
}

/** XML has no way to write a control character. */
const xmlText = (text: string): string =>
  harmless(bare(text))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

interface EpubPage {
  readonly id: string;
  readonly title: string;
}

const dayBody = ({ title, parts }: DiaryDay): string =>
  [
    `<h1>${xmlText(title)}</h1>`,
    ...parts.flatMap((part) => [
      `<h2>${xmlText(part.title)}</h2>`,
      ...part.paragraphs.map((paragraph) => `<p>${xmlText(paragraph)}</p>`),
    ]),
  ].join('\n');

const XML = '<?xml version="1.0" encoding="UTF-8"?>';

const pageOf = (title: string, body: string): string =>
  `${XML}
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>${xmlText(title)}</title></head>
${body}
</html>
`;

const contentsOf = (pages: readonly EpubPage[]): string =>
  pageOf(
    'Contents',
    `<body><nav epub:type="toc"><h1>Contents</h1><ol>
${pages.map(({ id, title }) => `<li><a href="${id}.xhtml">${xmlText(title)}</a></li>`).join('\n')}
</ol></nav></body>`,
  );

const CONTAINER = `${XML}
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The format wants a time of change: that of the campaign's last day, so that the same diary gives the same bytes. */
const packageOf = (pages: readonly EpubPage[], { id, title }: AboutTheBook): string => `${XML}
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${xmlText(id)}</dc:identifier>
<dc:title>${xmlText(title)}</dc:title>
<dc:language>en</dc:language>
<meta property="dcterms:modified">1917-05-01T00:00:00Z</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${pages.map((page) => `<item id="${page.id}" href="${page.id}.xhtml" media-type="application/xhtml+xml"/>`).join('\n')}
</manifest>
<spine>
${pages.map((page) => `<itemref idref="${page.id}"/>`).join('\n')}
</spine>
</package>
`;
