/** The most common emoji by subject; a picker of all of them would be some thousands. */
export const emojiGroups = {
  smileys:
    '😀 😃 😄 😁 😆 😅 😂 🤣 🙂 🙃 😉 😊 😇 🥰 😍 🤩 😘 😗 😚 😋 😛 😜 🤪 😝 🤗 🤭 🤫 🤔 🤐 🤨 😐 😑 😶 😏 😒 🙄 😬 😌 😔 😪 😴 😷 🤒 🥵 🥶 🥴 😵 🤯 🤠 🥳 😎 🤓 🧐 😕 😟 🙁 😮 😯 😲 😳 🥺 😦 😨 😰 😥 😢 😭 😱 😖 😞 😓 😩 😫 🥱 😤 😡 😈 👻 🙈 🙉 🙊',
  hearts: '❤️ 🧡 💛 💚 💙 💜 🤎 🖤 🤍 💔 ❣️ 💕 💞 💓 💗 💖 💘 💝 💋 💌 💯 🔥 ✨ 💫 💦',
  hands: '👍 👎 👌 🤌 🤏 ✌️ 🤞 🤟 🤘 🤙 👋 🤚 🖐️ ✋ 👏 🙌 🤲 🤝 🙏 💪 👀 👄 💃 🕺 🙋 🤷 🤦',
  nature: '🐶 🐱 🐰 🦊 🐻 🐼 🐨 🦁 🐸 🐵 🦋 🐝 🐢 🐬 🌹 🌷 🌻 🌸 🍀 🌴 🍂 🌈 ☀️ 🌙 ⭐ ⛅ 🌧️ ❄️ 🌊',
  food: '☕ 🍵 🍷 🥂 🍺 🍻 🍸 🍹 🍾 🍕 🍔 🍟 🌮 🍣 🍝 🥗 🍓 🍒 🍑 🍌 🍫 🍦 🍰 🎂 🍪 🧀 🥐',
  going_out: '🎉 🎊 🎁 🎈 🎶 🎸 🎤 🎧 🎬 🎭 🎨 📷 ⚽ 🏀 🎾 🚴 🏃 🧘 🏖️ ⛺ 🏔️ ✈️ 🚗 🚆 ⛵ 🏠 🌍 📚 🎮',
} as const;
export type EmojiGroup = keyof typeof emojiGroups;

export const emojiOf = (group: EmojiGroup): readonly string[] => emojiGroups[group].split(' ');
