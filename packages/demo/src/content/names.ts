import type { Gender } from '@kindling/contract/profiles/profile-values';
import type { DemoBrand } from './demo-profile.js';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const NAMES: Readonly<Record<DemoBrand, Readonly<Record<Gender, readonly string[]>>>> = {
  vonk: {
    female: list(`
      Sanne Fleur Lotte Anouk Femke Maaike Roos Ilse Nienke Eva Marjolein Esther Linde Jasmijn Noor Fenna Tess
      Liesbeth Wilma Saskia Karin Ingrid Petra Annemiek Josien Hanneke Tineke Gerda Willemijn Carlijn Marit
      Yara Samira Naima Fatima Soraya Priya Chantal Ellen Mirjam Bregje Floor Merel Puck Suze Veerle Griet An
      Lieve Hilde Katrien Tine Elke Goedele Machteld Silke Lore Jolien Febe Axelle Imke Dieuwke Tjitske Froukje
      Sietske Nelleke Reina Corrie Joke Truus Ans Riet Loes Trudy Bettie Margriet Aleid Odette Yvonne Monique
      Sylvia Natasja Bianca Wendy Daphne Iris Vera Zeewind LeesLotte Citroentje MaanRoos Vlinderslag Zondagskind
      Fietsfee TuinTess Noordzeemeisje Kaneelstok Duinroosje Koffiekaat Regenjas Zilverling Zomersproet Avondrood
      Nachtegaaltje Klaproos Lavendel Vuurvliegje Stadsmus Waterlelie Bosbes Tulpje Herfstdraad Zeepbel
      Marloes Geertje Hadewych Zoë Mathilde Josefien Renske`),
    male: list(`
      Daan Bram Sem Thijs Jesse Ruben Koen Maarten Sander Jeroen Wouter Bas Pim Tijn Joris Hugo Gijs Floris Casper
      Olivier Mees Jelle Sietse Wietse Harmen Arjan Erwin Marcel Ronald Hans Kees Piet Gerrit Henk Wim Jan-Willem
      Frans Theo Ad Cor Youssef Mo Rayan Emre Deniz Ravi Winston Jayden Milan Luuk Stijn Pieter Jef Lowie Wannes
      Seppe Senne Dries Karel Raf Geert Luc Zeebonk Kampvuur Stadsfietser Bakkerszoon Noordenwind Klinkerman
      Wadloper Kaasheld Polderjongen Houtworm Dijkloper Melkweg Boekenwurm Zwerfsteen Ochtendman Tentdoek
      Fluitketel Bruinbrood`),
  },
  rubens: {
    female: list(`
      Anja Britta Carola Daniela Elke Franziska Gudrun Heike Ines Jutta Katja Lena Martina Nadine Olga Petra
      Ramona Silvia Tanja Ulrike Vera Wiebke Yvonne Annika Birgit Conny Doris Eva Frauke Gabi Hannah Ilona Jana
      Kerstin Liane Manuela Nicole Paula Regina Sabine Theresa Ursula Vroni Waltraud Zita Amelie Bettina Claudia
      Dörte Edith Friederike Gisela Hedwig Ingrid Johanna Karla Lisbeth Marlies Nora Ottilie Pia Rosa Steffi
      Trude Uschi Viola Wilma Alma Berta Clara Dilara Emine Fatma Hatice Leyla Meryem Nesrin Sevgi Amara Zora
      Resi Burgi Mitzi Leni Sepha Annelies Rösli Vreni Ursina Seraina Flurina Mondkissen Samtpfote Zimtschnecke
      Rubensrose Apfelbluete Honigmund Wolkenweich Pflaumenmus Sommerfuelle Goldstueck Butterblume Kirschkern
      Mohnblume Teestunde Strandkorb Lachfalte Pfingstrose Marillenzeit Kaffeefee Walzertante Zauberflöte
      Herbstgold Vollmond Nussknackerin Seelenwaerme Sahnehaube Brombeere Kuschelkatze Federbett Buchfink
      Abendstern Quittengelb Hildegard Cordula Mareike Theodora Philippa Antonia Rosalie`),
    male: list(`
      Andreas Bernd Christian Dirk Erik Florian Gerhard Holger Ingo Jens Klaus Lars Markus Norbert Oliver Peter
      Ralf Stefan Thorsten Uwe Volker Wolfgang Alex Benedikt Clemens Dominik Emil Ferdinand Georg Heiner Ivo Jakob
      Kilian Lorenz Mehmet Niklas Oskar Paul Quirin Rainer Sepp Tobias Urs Valentin Werner Xaver Beat Reto Luca
      Bergfreund Donaufischer Nordlicht Waldkauz Brotmeister Tangojunge Rotweinkenner Gipfelkreuz Kutscher
      Leuchtturmwart Nachtzug Kachelofen Tonspur Uhrmacher Hannes Gregor Leopold Matthias Raimund Severin Anton`),
  },
  harbour: {
    male: list(`
      Adam Alasdair Alfie Andrew Angus Archie Arthur Barnaby Ben Brendan Callum Cameron Carl Charlie Cillian Ciaran
      Colin Conor Craig Damian Dan Darragh Declan Derek Diarmuid Dominic Donal Dougal Duncan Dylan Eamon Edmund
      Elliot Emlyn Eoin Evan Ewan Felix Fergus Finn Francis Fraser Gareth Gavin George Glyn Graham Gregor Gwilym
      Hamish Harry Hector Henry Hugh Huw Ian Idris Ivan Ivor Jack Jago Jamie Jasper Joel Jonah Jonny Josh Jude
      Kamal Keir Kenji Kieran Kit Kwame Laurence Leo Lewis Liam Lorcan Lowell Luke Magnus Malachy Marcus Martin
      Mateo Matt Mick Miles Morgan Murdo Nathan Ned Neil Niall Nico Noah Oisin Olly Omar Oscar Owen Padraig Pascal
      Patrick Percy Piran Quentin Raj Ravi Rhys Robin Ronan Rory Ross Rowan Rufus Ruairi Sam Santi Sanjay Seamus
      Sean Sid Simon Solomon Stefan Stellan Tariq Ted Theo Toby Tom Tomos Tristan Tunde Victor Wilf Will Xavi Yusuf
      Zach Joost Sjoerd Matthijs Hendrik Jannis Malte Till Ole Bastian Thibault Etienne Gael Loic Remi Alvaro Iker
      Pau Jordi Seafarer Lamplight Portside Stowaway Driftwood Foghorn Bosun Tidewater Kittiwake Saltbeard
      Anchorman Coalfish Deckhand Skylark Gannet Ropewalk Mainsail Nightferry Aidan Cosmo Dermot Leander Tavish Osian
      Bryn Caspian Davy Euan Gil Hal Iolo Jem Kester Lachlan Merlin Nye Orson Perran Rafe Silas`),
    // A place for men who want to meet men.
    female: [],
  },
};

/** Names that were given half a century ago and hardly since. */
const SENIORS: ReadonlySet<string> = new Set(
  list(`
    Wilma Karin Ingrid Petra Annemiek Hanneke Tineke Gerda Corrie Joke Truus Ans Riet Trudy Bettie Margriet Griet An
    Lieve Hilde Goedele Machteld Mirjam Ellen Yvonne Monique Sylvia Ronald Hans Kees Piet Gerrit Henk Wim Jan-Willem
    Frans Theo Ad Cor Marcel Geert Luc Karel Waltraud Gudrun Hedwig Ottilie Edith Gisela Ursula Trude Uschi Ilona Regina
    Gabi Birgit Doris Heike Jutta Lisbeth Marlies Hildegard Burgi Sepha Carola Ulrike Bernd Gerhard Holger Ingo Klaus
    Norbert Ralf Uwe Volker Wolfgang Werner Rainer Heiner Dirk Derek Graham Colin Neil Ian Glyn Seamus Murdo Victor
    Percy`),
);

/** Whether a name makes one expect somebody past forty-five. */
export function isSeniorName(name: string): boolean {
  return SENIORS.has(name);
}

/** The profile names of a brand for one gender, in a fixed order; no name occurs twice in a brand. */
export function namesOf(brand: DemoBrand, gender: Gender): readonly string[] {
  return NAMES[brand][gender];
}
