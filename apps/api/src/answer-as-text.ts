export async function answerAsText(_a: unknown, _l: string): Promise<string> { return '' }
