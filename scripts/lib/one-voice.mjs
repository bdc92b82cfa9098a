/**
 * Lets several steps write to one output without mixing their lines: the one that began first is heard as it speaks,
 * the others once it has ended, in the order in which they began.
 */
export function oneVoice(write) {
  const voices = [];
  const speak = () => {
    while (voices.length > 0) {
      const [first] = voices;
      for (const text of first.held.splice(0)) write(text);
      if (!first.hasEnded) return;
      voices.shift();
    }
  };
  return () => {
    const voice = { held: [], hasEnded: false };
    voices.push(voice);
    return {
      say(text) {
        voice.held.push(text);
        speak();
      },
      end() {
        voice.hasEnded = true;
        speak();
      },
    };
  };
}
