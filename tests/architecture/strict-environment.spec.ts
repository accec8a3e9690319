import net from 'node:net';

describe('the tests’ surroundings', () => {
  it('let nothing reach another machine', async () => {
    expect(() => net.connect(80, 'example.org')).toThrow('a test tried to reach example.org');
    expect(() => net.connect({ port: 80, host: '192.0.2.1' })).toThrow('a test tried to reach 192.0.2.1');
    await expect(fetch('http://192.0.2.1/')).rejects.toMatchObject({
      cause: new Error('a test tried to reach 192.0.2.1'),
    });
  });
});
