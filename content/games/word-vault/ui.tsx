import { numberSetting, ProfileBadge, render, textSetting } from "@boardzilla/core";
import setup, { Dial, Vault } from "./game";
import "./style.css";

const Door = ({ vault }: { vault: Vault }) => {
  const misses = [...vault.tried].filter((letter) => !vault.has(Dial, { letter })).sort();
  const state = vault.player!.isCurrent() ? "acting" : vault.isClosed() ? "" : "open";
  return (
    <div className={`door ${state}`}>
      <ProfileBadge player={vault.player!} />
      {misses.length > 0 && <p>not {misses.join(" ")}</p>}
    </div>
  );
};

render(setup, {
  // region: settings
  settings: {
    letters: numberSetting("Letters of each word", 4, 7, 5),
    theme: textSetting("What the words are about", "anything"),
  },
  // endregion

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, _player, boardSize) => {
    game.disableDefaultAppearance();
    const wide = boardSize === "wide";

    game.layout(Vault, {
      area: wide
        ? { left: 4, top: 12, width: 92, height: 62 }
        : { left: 4, top: 9, width: 92, height: 66 },
      columns: wide ? 2 : 1,
      rows: { min: wide ? 1 : 3 },
      gap: 2,
    });
    game.all(Vault).layout(Dial, {
      area: { left: 6, top: wide ? 34 : 43, width: 88, height: wide ? 42 : 36 },
      rows: 1,
      gap: 0.8,
    });

    game.appearance({
      render: () => (
        <h2 className="theme">
          Theme: <b>{game.setting("theme") || "anything"}</b>
        </h2>
      ),
    });
    game.all(Vault).appearance({ render: (vault) => <Door vault={vault} /> });
    game.all(Dial).appearance({
      aspectRatio: 0.85,
      render: (dial) => (
        <div className={dial.isOpen() ? "drum open" : "drum"}>
          <b>{dial.letter ?? "?"}</b>
        </div>
      ),
    });
  },

  announcements: {
    safe: (game) => <h1>The vault of {game.getWinners()![0].name} stays closed</h1>,
  },

  infoModals: [
    {
      title: "How to play",
      modal: () => (
        <>
          <h1>Word Vault</h1>
          <p>In your turn, try a letter in the word of another player.</p>
          <p>If the word has it, it opens wherever it is, and you have another turn.</p>
          <p>Whose word is open is out. The last closed vault wins.</p>
        </>
      ),
    },
  ],
});
