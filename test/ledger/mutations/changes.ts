import ts from 'typescript';

/** A small change of a file's text. */
export interface Change {
  /** What the pages call it. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** Undefined: another word of the string's type, which only the type checker knows. */
  readonly text: string | undefined;
}

type Find = (node: ts.Node, source: ts.SourceFile) => readonly Omit<Change, 'kind'>[];

const replace = (node: ts.Node, source: ts.SourceFile, text: string | undefined) => ({
  start: node.getStart(source),
  end: node.end,
  text,
});

const swapped = (first: ts.Node, second: ts.Node, source: ts.SourceFile) => ({
  start: first.getStart(source),
  end: second.end,
  text: second.getText(source) + source.text.slice(first.end, second.getStart(source)) + first.getText(source),
});

const EDGES: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** Names that stand for the other end of something. */
const COUNTERPARTS: readonly (readonly [string, string])[] = [
  ['min', 'max'],
  ['floor', 'ceil'],
  ['some', 'every'],
  ['left', 'right'],
  ['x', 'y'],
  ['front', 'rear'],
  ['pilot', 'observer'],
  ['low', 'high'],
  ['climb', 'dive'],
  ['ours', 'theirs'],
  ['own', 'enemy'],
  ['own', 'other'],
  ['allied', 'german'],
  ['first', 'second'],
  ['before', 'after'],
  ['above', 'below'],
  ['from', 'to'],
  ['short', 'long'],
];

const counterpartsOf = (name: string): string[] =>
  COUNTERPARTS.flatMap(([one, other]) => [...(name === one ? [other] : []), ...(name === other ? [one] : [])]);

/** The operator of a binary expression, replaced as a table says. */
const operators =
  (table: Readonly<Record<string, string>>): Find =>
  (node, source) => {
    if (!ts.isBinaryExpression(node)) return [];
    const text = table[node.operatorToken.getText(source)];
    return text === undefined ? [] : [replace(node.operatorToken, source, text)];
  };

const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

const numbers: Find = (node, source) => {
  if (!ts.isNumericLiteral(node) || isName(node)) return [];
  const number = Number(node.text);
  const others = [number + 1, number - 1].filter((each) => each >= 0 && !(each > 0 && saysWhichIsFirst(node)));
  return others.map((each) => replace(node, source, String(each)));
};

/** The number is the answer of a function that sorts: only its sign is read. */
function saysWhichIsFirst(node: ts.Node): boolean {
  const signed = ts.isPrefixUnaryExpression(node.parent) ? node.parent : node;
  if (!ts.isConditionalExpression(signed.parent) || signed.parent.condition === signed) return false;
  const compares = ts.findAncestor(signed, ts.isArrowFunction)?.parent;
  return (
    compares !== undefined &&
    ts.isCallExpression(compares) &&
    ts.isPropertyAccessExpression(compares.expression) &&
    /^(?:sort|toSorted)$/.test(compares.expression.name.text)
  );
}

const truths: Find = (node, source) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replace(node, source, 'false')];
  return node.kind === ts.SyntaxKind.FalseKeyword ? [replace(node, source, 'true')] : [];
};

const words: Find = (node, source) =>
  ts.isStringLiteral(node) && !isName(node) ? [replace(node, source, undefined)] : [];

/** `!x` and `-x` without their sign; a condition that has no sign with one; a value without its default. */
const signs: Find = (node, source) => {
  if (ts.isPrefixUnaryExpression(node) && !ts.isNumericLiteral(node.operand))
    return [replace(node, source, node.operand.getText(source))];
  const condition = conditionOf(node);
  return condition && isPlain(condition) ? [replace(condition, source, `!(${condition.getText(source)})`)] : [];
};

const conditionOf = (node: ts.Node): ts.Expression | undefined => {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
};

const isPlain = (node: ts.Expression): boolean => !ts.isBinaryExpression(node) && !ts.isPrefixUnaryExpression(node);

const defaults: Find = (node, source) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    ? [replace(node, source, `(${node.right.getText(source)})`)]
    : [];

/** What it returns is what it is given, or it throws. */
const CHECKS = /^expectDefined$/;

/** A call that stands alone is left out; another is replaced by what it is made of: `f(x)` by `x`, `x.f()` by `x`. */
const dropped: Find = (node, source) => {
  if (ts.isExpressionStatement(node)) return isCall(node.expression) ? [replace(node, source, ';')] : [];
  if (
    !ts.isCallExpression(node) ||
    ts.isExpressionStatement(node.parent) ||
    CHECKS.test(node.expression.getText(source))
  )
    return [];
  const [argument] = node.arguments;
  const whole = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : undefined;
  return [argument, whole].flatMap((kept) => (kept ? [replace(node, source, kept.getText(source))] : []));
};

const isCall = (node: ts.Node): boolean => ts.isCallExpression(node);

/**
 * Two neighbouring statements that call something, or that may throw dice, in the other order. A statement that only
 * reads the cards of the table throws none.
 */
const order: Find = (node, source) => {
  if (!ts.isBlock(node) && !ts.isSourceFile(node)) return [];
  return node.statements.flatMap((statement, i) => {
    const next = node.statements[i + 1];
    return next && hasEffect(statement, source) && hasEffect(next, source) ? [swapped(statement, next, source)] : [];
  });
};

const hasEffect = (node: ts.Statement, source: ts.SourceFile): boolean =>
  (ts.isExpressionStatement(node) && isCall(node.expression)) ||
  (ts.isVariableStatement(node) && /\btable\b(?!\.book\b)/.test(node.getText(source)));

/** It does not matter in which order these take their arguments. */
const SYMMETRIC =
  /^(?:Math\.(?:max|min)|both|overlap|farSquared|distance|isSame|inOneHex|(?:far|space|headings|hexes|megahexes)(?:Between|Apart))$/;

const parameters: Find = (node, source) => {
  if (!ts.isCallExpression(node) || SYMMETRIC.test(node.expression.getText(source))) return [];
  return node.arguments.flatMap((argument, i) => {
    const next = node.arguments[i + 1];
    return next && next.getText(source) !== argument.getText(source) ? [swapped(argument, next, source)] : [];
  });
};

const names: Find = (node, source) =>
  ts.isPropertyAccessExpression(node)
    ? counterpartsOf(node.name.text).map((name) => replace(node.name, source, name))
    : [];

const CHANGES: Readonly<Record<string, Find>> = {
  edge: operators(EDGES),
  operator: operators(OPERATORS),
  number: numbers,
  truth: truths,
  word: words,
  sign: signs,
  default: defaults,
  dropped,
  order,
  arguments: parameters,
  'other end': names,
};

const FINDERS = Object.entries(CHANGES);

/** The changes of one node, not of the nodes in it. */
export const changesOf = (node: ts.Node, source: ts.SourceFile): Change[] =>
  FINDERS.flatMap(([kind, find]) => find(node, source).map((change) => ({ ...change, kind })));
